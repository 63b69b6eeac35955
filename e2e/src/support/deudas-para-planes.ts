import type { Municipio, PeriodoDeConvenio } from './municipio.ts'
import { centavos, PLANES } from './planes.ts'

const UMBRAL = 500_000_00

interface Periodo {
  readonly ANIO: number
  readonly CUOTA: number
  readonly TOTAL: string | null
}

export interface ConDeuda {
  readonly imponible: number
  readonly recurso: string
  readonly periodos: readonly Periodo[]
  readonly afuera: readonly PeriodoDeConvenio[]
}

export const sumar = (periodos: readonly Periodo[]): number =>
  periodos.reduce((sum, { TOTAL }) => sum + centavos(TOTAL ?? '0.00'), 0)

export const jsdeuda = (periodos: readonly Periodo[]): string =>
  JSON.stringify(periodos.map(({ ANIO, CUOTA }) => ({ a: ANIO, c: CUOTA })))

const findConDeuda = async (
  municipio: Municipio,
  imponibles: readonly (readonly [imponible: number, recurso: string])[],
  accept: (periodos: readonly Periodo[], afuera: readonly PeriodoDeConvenio[]) => boolean,
): Promise<ConDeuda> => {
  for (const [imponible, recurso] of imponibles) {
    const todos = await municipio.periodos(imponible, recurso)
    const afuera = todos.filter((periodo) => periodo.afuera !== null)
    const periodos = todos
      .filter((periodo) => periodo.afuera === null)
      .map(({ a, c, total }) => ({ ANIO: a, CUOTA: c, TOTAL: total }))
    if (periodos.length > 0 && accept(periodos, afuera))
      return { imponible, recurso, periodos, afuera }
  }
  throw new Error('No hay una deuda así')
}

const inmueblesDe = async (municipio: Municipio) =>
  (await municipio.inmuebles({ recurso: 'SS' })).filas.map(
    ({ NRO_INMUEBLE, RECURSO }) => [NRO_INMUEBLE, RECURSO] as const,
  )

/**
 * Finds a property whose debt of each year is below `UMBRAL`, while its total debt is above. Debts below and above that
 * amount have different payment plans.
 */
export const findGrande = async (municipio: Municipio): Promise<ConDeuda> =>
  findConDeuda(municipio, await inmueblesDe(municipio), (periodos) => {
    const anios = [...new Set(periodos.map(({ ANIO }) => ANIO))]
    return (
      sumar(periodos) > UMBRAL &&
      anios.every((anio) => sumar(periodos.filter(({ ANIO }) => ANIO === anio)) < UMBRAL)
    )
  })

/**
 * Finds a property with two kinds of tax periods: periods that can go into a payment agreement, and periods that are
 * not assigned to a lawyer.
 */
export const findPartida = async (municipio: Municipio): Promise<ConDeuda> =>
  findConDeuda(
    municipio,
    await inmueblesDe(municipio),
    (periodos, afuera) =>
      sumar(periodos) > 0 &&
      afuera.some(({ afuera: porque }) => porque?.codigo === 'fuera-de-gestion'),
  )

export const findComercio = async (municipio: Municipio): Promise<ConDeuda> => {
  const { filas } = await municipio.buscar<{ NRO_COMERCIO: number; RECURSOS: string[] }>(
    '/consultas/comercioxVarios',
    {},
  )
  return findConDeuda(
    municipio,
    filas.flatMap(({ NRO_COMERCIO, RECURSOS }) =>
      RECURSOS.map((recurso) => [NRO_COMERCIO, recurso] as const),
    ),
    (periodos) => sumar(periodos) > 0,
  )
}

export const direccionDe = ({ imponible, recurso }: ConDeuda): string =>
  `${PLANES}?inmueble=${imponible}&recurso=${recurso}`
