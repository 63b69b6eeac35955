import type { BodyOf, cartas } from '@apremia/api-client'
import {
  type CartasDecididas,
  type CasoDeCarta,
  checkAceptados,
  decideCartas,
  type Fecha,
  fechaEnZona,
  type MesDeVencimiento,
  municipioVigente,
  type OficinaDeAbogado,
  type VencimientoDeCarta,
  valorDeParametro,
  vencimientoDeCarta,
} from '@apremia/core'
import { listAbogados } from '../abogados/abogados-conocidos.ts'
import { findEnConvenio } from '../deuda-retenida/convenios-en-vigor.ts'
import { loadCalendarioHabil } from '../dias-inhabiles/dias-inhabiles-repo.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import { listParametros, listParametrosGuardados } from '../parametros/parametros-repo.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import type { Services } from '../platform/services.ts'
import { findRadicaciones, toRadicacionPrevia } from '../radicaciones/radicaciones-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'

export type PedidoDeCartas = BodyOf<typeof cartas.reviewCartas>

export interface PedidoDecidido extends CartasDecididas {
  /** Public address of the installation for the QR codes of the letters. '' when none is configured. */
  readonly direccionPublica: string
  readonly fecha: Fecha
  readonly vencimiento: VencimientoDeCarta
  readonly siguiente: VencimientoDeCarta | null
  readonly propuesto: MesDeVencimiento | null
}

const findOficinas = async (db: Queryable): Promise<ReadonlyMap<string, OficinaDeAbogado>> =>
  new Map(
    (await listAbogados(db))
      .filter(({ baja }) => !baja)
      .map(({ codexterno: codigo, apellido, nombre, matricula, direccion, horarios, te }) => [
        codigo,
        { codigo, nombre: `${apellido}, ${nombre}`, matricula, direccion, horarios, te },
      ]),
  )

export const loadCasosDeCarta = async (
  { db, municipio }: Pick<Services, 'db' | 'municipio'>,
  tipo: TipoImponible,
  pedidos: PedidoDeCartas['imponibles'],
  hoy: Fecha,
): Promise<CasoDeCarta[]> => {
  const claves = [...new Map(pedidos.map((pedido) => [claveDeImponible(pedido), pedido])).values()]
  const hechos = await municipio.hechosDeVarios(tipo, claves)
  const buscadas = claves.map((clave, fila) => ({ ...clave, fila, periodos: null }))
  const retenidos = await findEnConvenio(db, tipo, buscadas)
  const radicaciones = await findRadicaciones(db, tipo, claves)
  return claves.map(({ imponible, recurso }, fila) => ({
    imponible: String(Number(imponible)),
    recurso,
    hechos: hechos[fila]?.imponible ?? null,
    liquidadoAl: hechos[fila]?.liquidadoAl ?? hoy,
    enConvenio: retenidos.filter((retenido) => retenido.fila === fila),
    radicaciones: (radicaciones.get(claveDeImponible({ imponible, recurso })) ?? []).map(
      toRadicacionPrevia,
    ),
  }))
}

/**
 * Checks first that the properties or businesses of the request belong to the person. The answer then reveals nothing
 * about those of other lawyers.
 *
 * @throws AppError 403 with the properties or businesses of other lawyers
 * @throws AppError 400 with the properties in a request for businesses, or the businesses in a request for properties
 */
export const decidePedido = async (
  services: Pick<Services, 'db' | 'municipio' | 'ahora'>,
  sesion: Sesion,
  { clase, imponibles, vencimiento: mes, destinatarios, motivoForzar }: PedidoDeCartas,
): Promise<PedidoDecidido> => {
  const { db, ahora } = services
  const fecha = fechaEnZona(ahora())
  const { actual, siguiente, propuesto } = vencimientoDeCarta(fecha, await loadCalendarioHabil(db))
  const vencimiento = mes === 'siguiente' && siguiente !== null ? siguiente : actual
  const casos = await loadCasosDeCarta(
    services,
    clase === 'comercio' ? 'C' : 'I',
    imponibles,
    fecha,
  )
  const filas = await listParametros(db)
  const { nombre, provincia, lugar, normas } = municipioVigente(filas, fecha)
  const decision = decideCartas(sesion, casos, {
    clase,
    fecha,
    vence: vencimiento.fecha,
    ...{ motivo: motivoForzar, destinatarios },
    diasDeVigencia: valorDeParametro(filas, 'deuda.diasDeVigencia', fecha),
    municipio: { nombre, provincia, lugar, ...(normas ? { normas } : {}) },
    recursos: await loadRecursos(db),
    oficinas: await findOficinas(db),
  })
  if (!decision.ok) {
    const ajenos = decision.motivos.every(({ codigo }) => codigo !== 'carta.otra-clase')
    throw ajenos
      ? camposRechazados(403, 'imponibles-ajenos', decision.motivos)
      : refuseMotivos(decision.motivos)
  }
  const sinAceptar = checkAceptados(await listParametrosGuardados(db), fecha, ['normas'])
  const impedimentos = [...decision.valor.impedimentos, ...sinAceptar]
  return {
    ...decision.valor,
    ...{ impedimentos, fecha, vencimiento, siguiente, propuesto },
    direccionPublica: valorDeParametro(filas, 'verificacion.direccion', fecha),
  }
}
