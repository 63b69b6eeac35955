import {
  type Centavos,
  type CodigoDeAfuera,
  formatPeriodo,
  isSinSeparar,
  type LineaDeDeuda,
  parseFecha,
  parseSignedWireAmount,
  sumCentavos,
} from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import type { Marca } from '../../../ui/tick.tsx'

/** Keys of the chosen tax periods, such as '2024/03' for instalment 3 of 2024. */
export type PeriodosElegidos = ReadonlySet<string>

export const NADA: PeriodosElegidos = new Set()

export interface PeriodoDeDeuda extends LineaDeDeuda {
  /** Reason why the tax period is not chosen by default. Null for a period that is chosen by default (D183). */
  readonly afuera: CodigoDeAfuera | null
}

const importe = (wire: string | null): Centavos | null =>
  wire === null ? null : (parseSignedWireAmount(wire) ?? null)

export const toPeriodosDeDeuda = ({
  periodos,
}: Pick<Data<'getPeriodosDeConvenio'>, 'periodos'>): PeriodoDeDeuda[] =>
  periodos.map(({ a, c, vencimiento, capital, interes, total, legal, afuera }) => ({
    anio: a,
    cuota: c,
    vencimiento: parseFecha(vencimiento ?? '') ?? null,
    capital: importe(capital),
    interes: importe(interes),
    total: importe(total),
    legal,
    enPlan: afuera?.codigo === 'en-plan',
    afuera: afuera?.codigo ?? null,
  }))

type ConPeriodo = Pick<PeriodoDeDeuda, 'anio' | 'cuota'>

export const claveDeCuota = ({ anio, cuota }: ConPeriodo): string => formatPeriodo({ anio, cuota })

/**
 * Reasons that keep a tax period out of a payment agreement, but not out of the simulation of a payment plan. Null
 * means that nothing keeps the period out.
 */
const SIMULABLES: readonly (CodigoDeAfuera | null)[] = [null, 'fuera-de-gestion', 'de-otro-abogado']

/**
 * Tells whether the simulation of a payment plan may include the tax period. The amount (D110) and the interest must be
 * known. The period must not be in a payment plan or agreement already.
 */
export const esElegible = (
  periodo: Pick<PeriodoDeDeuda, 'capital' | 'interes' | 'total' | 'afuera'>,
): boolean =>
  periodo.total !== null && !isSinSeparar(periodo) && SIMULABLES.includes(periodo.afuera)

/** Returns the keys of the tax periods chosen by default: the periods that a payment agreement may include (D183). */
export const porDefecto = (periodos: readonly PeriodoDeDeuda[]): PeriodosElegidos =>
  new Set(periodos.filter(({ afuera }) => afuera === null).map(claveDeCuota))

export interface GrupoDeAfuera {
  readonly codigo: CodigoDeAfuera
  readonly periodos: readonly PeriodoDeDeuda[]
}

export const groupAfuera = (periodos: readonly PeriodoDeDeuda[]): readonly GrupoDeAfuera[] => {
  const codigos = new Set(periodos.flatMap(({ afuera }) => (afuera === null ? [] : [afuera])))
  return [...codigos].map((codigo) => ({
    codigo,
    periodos: periodos.filter(({ afuera }) => afuera === codigo),
  }))
}

export const pickElegidos = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): PeriodoDeDeuda[] => periodos.filter((periodo) => seleccion.has(claveDeCuota(periodo)))

/** Adds tax periods to the selection or removes them. Periods that cannot be simulated are never added. */
export const marcar = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
  dentro: boolean,
): PeriodosElegidos => {
  const next = new Set(seleccion)
  for (const periodo of periodos.filter(esElegible)) {
    if (dentro) next.add(claveDeCuota(periodo))
    else next.delete(claveDeCuota(periodo))
  }
  return next
}

export const marcaDe = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): Marca => {
  const cuantos = pickElegidos(seleccion, periodos).length
  if (cuantos === 0) return 'ninguno'
  return cuantos === periodos.filter(esElegible).length ? 'todos' : 'algunos'
}

export interface ImponibleSimulado {
  readonly cuantos: number
  readonly total: Centavos
}

export const sumElegidos = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): ImponibleSimulado => {
  const suyos = pickElegidos(seleccion, periodos)
  return {
    cuantos: suyos.length,
    total: sumCentavos(suyos.flatMap(({ total }) => (total === null ? [] : [total]))),
  }
}

/** Formats the chosen tax periods as the JSON text of the simulation request, in order: [{"a":2024,"c":1}]. */
export const writeJsdeuda = (
  seleccion: PeriodosElegidos,
  periodos: readonly PeriodoDeDeuda[],
): string =>
  JSON.stringify(
    pickElegidos(seleccion, periodos)
      .sort((a, b) => a.anio - b.anio || a.cuota - b.cuota)
      .map(({ anio, cuota }) => ({ a: anio, c: cuota })),
  )
