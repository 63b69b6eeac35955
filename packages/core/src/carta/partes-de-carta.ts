import type { RadicacionPrevia } from '../actuacion/decide-radicacion.ts'
import { sumCentavos } from '../dinero/centavos.ts'
import type { Fecha } from '../fecha/fecha.ts'
import { normalizarBusqueda } from '../identificador/normalizar-busqueda.ts'
import type { Principal } from '../permiso/usuario.ts'
import type { CatalogoDeRecursos } from '../recurso/catalogo.ts'
import { nombreDeRecurso } from '../recurso/find-recurso.ts'
import type { PeriodoDeTitulo } from '../titulo/filas.ts'
import type { ImponibleEnPadron, PeriodoConDeuda } from '../titulo/hechos-de-fila.ts'
import type { Categoria } from '../titulo/titulo-datos.ts'
import type { BorradorDeCarta, ImponibleIntimado } from './carta-datos.ts'
import { deudaIntimada } from './deuda-intimada.ts'

/** An item and resource chosen for a letter, with what the municipality says of it. */
export interface CasoDeCarta {
  readonly imponible: string
  readonly recurso: string
  /** Null when there is no such item. */
  readonly hechos: Pick<
    ImponibleEnPadron,
    'deudores' | 'caracter' | 'domicilio' | 'ubicacion' | 'deuda'
  > | null
  readonly liquidadoAl: Fecha
  /** Periods that agreements in force hold (D165), with the number of each. */
  readonly enConvenio: readonly (PeriodoDeTitulo & { readonly convenio: string })[]
  /** Radications in force, with the last one at the end. */
  readonly radicaciones: readonly RadicacionPrevia[]
}

/** Contents of a letter for one item, or for all the items of one debtor and lawyer. */
export interface ParteDeCarta {
  readonly deudor: BorradorDeCarta['deudor']
  /** Code of the lawyer to whom the letter belongs. */
  readonly abogado: string
  readonly imponibles: readonly ImponibleIntimado[]
}

interface ContextoDePartes {
  readonly clase: Categoria
  readonly recursos: CatalogoDeRecursos
}

const intimar = (
  caso: CasoDeCarta,
  { clase, recursos }: ContextoDePartes,
  periodos: readonly PeriodoConDeuda[],
): ImponibleIntimado | null => {
  const [desde, hasta] = [periodos[0], periodos.at(-1)]
  const suma = (campo: 'capital' | 'interes' | 'total') =>
    sumCentavos(periodos.map((periodo) => periodo[campo]))
  const total = suma('total')
  if (desde === undefined || hasta === undefined || total <= 0) return null
  return {
    clase,
    imponible: caso.imponible,
    recurso: caso.recurso,
    recursoNombre: nombreDeRecurso(recursos, caso.recurso),
    ubicacion: caso.hechos?.ubicacion ?? '',
    desde: { anio: desde.anio, cuota: desde.cuota },
    hasta: { anio: hasta.anio, cuota: hasta.cuota },
    cuotas: periodos.length,
    capital: suma('capital'),
    interes: suma('interes'),
    total,
    liquidadoAl: caso.liquidadoAl,
  }
}

const deudorDe = ({ hechos }: CasoDeCarta): BorradorDeCarta['deudor'] => {
  const [primero, ...otros] = hechos?.deudores ?? []
  return {
    nombre: primero?.nombre ?? '',
    documento: primero?.documento ?? '',
    caracteres: hechos === null || hechos.caracter === '' ? [] : [hechos.caracter],
    domicilio: hechos?.domicilio ?? '',
    otros: otros.map(({ nombre }) => nombre),
  }
}

/**
 * Returns the agreement in force that holds all the debt that could be claimed from an item. Null when some of that
 * debt is free, or nothing is owed.
 */
export const convenioQueRetiene = (
  principal: Principal,
  { hechos, enConvenio }: Pick<CasoDeCarta, 'hechos' | 'enConvenio'>,
): string | null => {
  const deuda = hechos?.deuda ?? []
  if (deudaIntimada(principal, deuda, enConvenio).size > 0) return null
  const periodos = [...deudaIntimada(principal, deuda, []).values()].flat()
  // Another lawyer may have an agreement over the same item, so the agreement named must hold debt this person could
  // claim.
  const retenido = enConvenio.find(({ anio, cuota }) =>
    periodos.some((periodo) => periodo.anio === anio && periodo.cuota === cuota),
  )
  return retenido?.convenio ?? null
}

/** Returns the claim against an item, by lawyer. Empty when the item owes nothing in management. */
export const partesDeCaso = (
  principal: Principal,
  caso: CasoDeCarta,
  contexto: ContextoDePartes,
): ParteDeCarta[] => {
  const intimada = deudaIntimada(principal, caso.hechos?.deuda ?? [], caso.enConvenio)
  return [...intimada].flatMap(([abogado, periodos]) => {
    const imponible = intimar(caso, contexto, periodos)
    return imponible === null ? [] : [{ deudor: deudorDe(caso), abogado, imponibles: [imponible] }]
  })
}

/** Returns the key of a taxpayer: the document or, without one, name and address. */
export const claveDeDeudor = ({
  documento,
  nombre,
  domicilio,
}: Pick<BorradorDeCarta['deudor'], 'documento' | 'nombre' | 'domicilio'>): string =>
  documento === '' ? normalizarBusqueda(`${nombre}|${domicilio}`) : documento

/** Joins the parts of each taxpayer and lawyer (D139, D140). Parts without name and document are not joined. */
export const groupPartes = (partes: readonly ParteDeCarta[]): ParteDeCarta[] => {
  const juntas = new Map<string, ParteDeCarta>()
  for (const [i, parte] of partes.entries()) {
    const { nombre, documento } = parte.deudor
    const clave = nombre === '' && documento === '' ? String(i) : claveDeDeudor(parte.deudor)
    const previa = juntas.get(`${parte.abogado}\n${clave}`)
    juntas.set(
      `${parte.abogado}\n${clave}`,
      previa === undefined ? parte : joinPartes(previa, parte),
    )
  }
  return [...juntas.values()]
}

const joinPartes = (una: ParteDeCarta, otra: ParteDeCarta): ParteDeCarta => {
  const { deudor } = una
  const caracteres = [...new Set([...deudor.caracteres, ...otra.deudor.caracteres])]
  const otros = [...new Set([...deudor.otros, ...otra.deudor.otros])]
  const domicilio = deudor.domicilio || otra.deudor.domicilio
  return {
    abogado: una.abogado,
    deudor: { ...deudor, caracteres, domicilio, otros },
    imponibles: [...una.imponibles, ...otra.imponibles],
  }
}
