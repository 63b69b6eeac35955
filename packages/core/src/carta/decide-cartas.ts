import { decideNuevaActuacion } from '../actuacion/decide-nueva.ts'
import { hayMotivo, reparosDeIntimacion } from '../actuacion/reparos.ts'
import type { Decision, Motivo } from '../decision/decision.ts'
import { motivoDeImportesViejos } from '../deuda/vigencia-de-importes.ts'
import { sumCentavos } from '../dinero/centavos.ts'
import { TIPOS_FIJOS } from '../etapa/tipo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { legalesDe } from '../permiso/puede-ver.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { checkClase } from '../recurso/check-clase.ts'
import { checkCatalogo } from '../recurso/find-recurso.ts'
import { cartas as textos } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { listPeriodos } from '../titulo/periodo.ts'
import type { Categoria } from '../titulo/titulo-datos.ts'
import type { BorradorDeCarta, DestinatariosDeCarta, OficinaDeAbogado } from './carta-datos.ts'
import { checkDeudor, checkMunicipioDeCarta, checkOficina } from './check-carta.ts'
import { sortParaReparto } from './orden-de-reparto.ts'
import {
  type CasoDeCarta,
  convenioQueRetiene,
  groupPartes,
  type ParteDeCarta,
  partesDeCaso,
  periodosSinSeparar,
} from './partes-de-carta.ts'

export interface ContextoDeCartas {
  readonly clase: Categoria
  readonly fecha: Fecha
  readonly vence: Fecha
  /**
   * Typed reason to send letters that the product would refuse: about debt in court or in a payment agreement (D175),
   * or with amounts that are too old (D171). '' without a reason.
   */
  readonly motivo: string
  readonly destinatarios: DestinatariosDeCarta
  /** Number of days after which the amounts of a debt are too old to be printed in a demand letter (D171). */
  readonly diasDeVigencia: number
  readonly municipio: BorradorDeCarta['municipio']
  readonly recursos: CatalogoDeRecursos
  readonly oficinas: ReadonlyMap<string, OficinaDeAbogado>
}

export interface CartasDecididas {
  readonly cartas: readonly BorradorDeCarta[]
  /** Reasons why some properties or businesses have no demand letter. A reason about missing data names the data. */
  readonly impedimentos: readonly Motivo[]
  /**
   * Properties and businesses for which no demand letter is refused. The request is accepted only when all its
   * properties and businesses are in this list.
   */
  readonly listos: readonly ImponibleDeCarta[]
  readonly listas: number
  /** Messages of the warnings that the person overrides by giving a reason. The audit history keeps these messages. */
  readonly forzados: readonly string[]
}

type ImponibleDeCarta = Pick<CasoDeCarta, 'imponible' | 'recurso'>

const nombrar = ({ imponible, recurso }: ImponibleDeCarta): string => `${imponible} ${recurso}`

const sinOficina = (codigo: string): OficinaDeAbogado => ({
  codigo,
  nombre: '',
  matricula: '',
  direccion: '',
  horarios: '',
  te: '',
})

const toBorrador = (
  { deudor, abogado, imponibles }: ParteDeCarta,
  { fecha, vence, municipio, oficinas }: ContextoDeCartas,
): BorradorDeCarta => {
  const suma = (campo: 'capital' | 'interes' | 'total') =>
    sumCentavos(imponibles.map((uno) => uno[campo]))
  return {
    municipio,
    fecha,
    vence,
    deudor,
    imponibles,
    capital: suma('capital'),
    interes: suma('interes'),
    total: suma('total'),
    abogado: oficinas.get(abogado) ?? sinOficina(abogado),
  }
}

const findListos = (
  casos: readonly CasoDeCarta[],
  borradores: readonly BorradorDeCarta[],
  cartas: readonly BorradorDeCarta[],
): Pick<CartasDecididas, 'listos' | 'listas'> => {
  const nombresDe = (unas: readonly BorradorDeCarta[]) =>
    new Set(unas.flatMap(({ imponibles }) => imponibles.map(nombrar)))
  const enAlguna = nombresDe(cartas)
  const enImpedida = nombresDe(borradores.filter((uno) => !cartas.includes(uno)))
  const esListo = (uno: ImponibleDeCarta) => {
    const nombre = nombrar(uno)
    return enAlguna.has(nombre) && !enImpedida.has(nombre)
  }
  return {
    listos: casos.filter(esListo).map(({ imponible, recurso }) => ({ imponible, recurso })),
    listas: cartas.filter(({ imponibles }) => imponibles.some(esListo)).length,
  }
}

/**
 * Decides which demand letters are made for some properties and businesses. Without the required data, a property or
 * business gets no letter. Without permission for one of them, the whole request is refused (S2 §1, §9; D21, D136,
 * D139-D141, D165, D171, D175).
 */
export const decideCartas = (
  principal: Principal,
  casos: readonly CasoDeCarta[],
  contexto: ContextoDeCartas,
): Decision<CartasDecididas> => {
  const elegidos = casos.map((caso) => ({
    nombre: nombrar(caso),
    legales: (caso.hechos?.deuda ?? []).flatMap(({ legal }) => legalesDe(legal)),
  }))
  const permitida = decideNuevaActuacion(principal, elegidos, TIPOS_FIJOS.avisoFinal)
  const porque = {
    regla: 'carta/decidir',
    fuente: 'S2 §1, §9; D21, D136, D139, D140, D141, D165, D170, D171, D175',
    entradas: {
      ...permitida.porque.entradas,
      ...{ fecha: contexto.fecha, vence: contexto.vence, destinatarios: contexto.destinatarios },
    },
  }
  if (!permitida.ok)
    return { ok: false, motivos: permitida.motivos, porque: { ...porque, valor: null } }
  const deOtraClase = casos.flatMap((caso) => {
    const mensaje = checkClase(contexto.recursos, contexto.clase, caso)
    return mensaje === null ? [] : [{ codigo: 'carta.otra-clase', campo: 'imponibles', mensaje }]
  })
  if (deOtraClase.length > 0)
    return { ok: false, motivos: deOtraClase, porque: { ...porque, valor: null } }
  const delMunicipio = checkMunicipioDeCarta(contexto.municipio)
  const impedimentos = [...delMunicipio]
  const partes: ParteDeCarta[] = []
  const forzados: string[] = []
  for (const caso of casos) {
    const imponible = nombrar(caso)
    const sinNombre = checkCatalogo(contexto.recursos, [caso.recurso], 'imponibles')
    if (sinNombre.length > 0) {
      impedimentos.push(...sinNombre)
      continue
    }
    const convenio = convenioQueRetiene(principal, caso)
    const { radicaciones } = caso
    const viejos = motivoDeImportesViejos(imponible, 'imponibles', {
      liquidadoAl: caso.liquidadoAl,
      hoy: contexto.fecha,
      dias: contexto.diasDeVigencia,
    })
    const reparos = reparosDeIntimacion({ nombre: imponible, radicaciones, convenio })
    if (viejos !== null && caso.hechos !== null) reparos.push(viejos)
    if (reparos.length > 0 && !hayMotivo(contexto.motivo)) {
      impedimentos.push(...reparos)
      continue
    }
    const intimado = convenio === null ? caso : { ...caso, enConvenio: [] }
    const sinInteres = periodosSinSeparar(principal, intimado)
    if (sinInteres.length > 0) {
      const valores = { imponible, periodos: listPeriodos(sinInteres) }
      impedimentos.push({
        ...{ codigo: 'carta.sin-interes', campo: 'imponibles' },
        mensaje: interpolar(textos.sinInteres, valores),
      })
      continue
    }
    forzados.push(...reparos.map(({ mensaje }) => mensaje))
    const suyas = partesDeCaso(principal, intimado, contexto)
    if (suyas.length === 0)
      impedimentos.push({
        codigo: 'carta.sin-deuda',
        campo: 'imponibles',
        mensaje: interpolar(textos.sinDeuda, { imponible }),
      })
    partes.push(...suyas)
  }
  const borradores = groupPartes(partes).map((parte) => toBorrador(parte, contexto))
  const oficinas = new Map(borradores.map(({ abogado }) => [abogado.codigo, abogado]))
  for (const oficina of oficinas.values()) impedimentos.push(...checkOficina(oficina))
  const enteros = borradores.filter(({ deudor, imponibles }) => {
    const faltas = checkDeudor(deudor, imponibles.map(nombrar))
    impedimentos.push(...faltas)
    return faltas.length === 0
  })
  const cartas = sortParaReparto(
    enteros.filter(
      ({ abogado }) => delMunicipio.length === 0 && checkOficina(abogado).length === 0,
    ),
  )
  return {
    ok: true,
    valor: { cartas, impedimentos, forzados, ...findListos(casos, borradores, cartas) },
    porque: { ...porque, valor: cartas.length },
  }
}
