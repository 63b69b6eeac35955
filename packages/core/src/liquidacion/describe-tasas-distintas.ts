import { type FuentesDeTasas, findTasasDistintas } from '../recurso/compare-tasas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda } from '../texto/liquidacion-de-deuda.ts'
import type { LiquidacionDeDeuda, PeriodoLiquidado } from './liquidate-deuda.ts'

const { tasaDistinta: t } = liquidacionDeDeuda

interface LiquidacionConTasas extends Pick<LiquidacionDeDeuda, 'al'> {
  readonly periodos: readonly Pick<PeriodoLiquidado, 'anio' | 'tramos'>[]
}

/**
 * Warns that a calculation of the debt to date applies an interest rate that differs from the rate in the legal basis
 * that the document cites. '' when there is nothing to warn about.
 */
export const describeTasasDistintas = (
  { periodos, al }: LiquidacionConTasas,
  fuentes: FuentesDeTasas,
): string => {
  const conDias = periodos.map(({ anio, tramos }) => ({
    ...{ anio, dias: tramos.map(({ desde }) => desde) },
  }))
  const distintas = findTasasDistintas({ periodos: conDias, al }, fuentes)
  return distintas === undefined
    ? ''
    : interpolar(distintas.cuantas === 1 ? t.una : t.varias, distintas)
}
