import { type FuentesDeTasas, findTasasDistintas } from '../recurso/compare-tasas.ts'
import { interpolar } from '../texto/interpolar.ts'
import { liquidacionDeDeuda } from '../texto/liquidacion-de-deuda.ts'
import type { LiquidacionDeDeuda, PeriodoLiquidado } from './liquidate-deuda.ts'

const { tasaDistinta: t } = liquidacionDeDeuda

interface LiquidacionConTasas extends Pick<LiquidacionDeDeuda, 'al'> {
  readonly periodos: readonly Pick<PeriodoLiquidado, 'anio' | 'tramos'>[]
}

/** Tells that a liquidation applies a rate that the legal basis of the interest does not say. '' when it does not. */
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
