import { formatPesos } from '../dinero/format-centavos.ts'
import { describeTramos } from '../liquidacion/describe-liquidacion.ts'
import type { LiquidacionDeDeuda, PeriodoLiquidado } from '../liquidacion/liquidate-deuda.ts'
import { formatPeriodo } from '../titulo/periodo.ts'
import type { DatosDeEscrito } from './datos-de-escrito.ts'
import { diaDeEscrito, importeConLetras } from './escribir-dato.ts'

/**
 * Returns the calculation of the debt (liquidación) on the day of the court paper. Null when it cannot be made, or when
 * nothing is owed.
 */
export const liquidacionDeEscrito = ({
  liquidacion,
}: Pick<DatosDeEscrito, 'liquidacion'>): LiquidacionDeDeuda | null =>
  'faltas' in liquidacion || liquidacion.total <= 0 ? null : liquidacion

/**
 * Computes the fields of a court paper that are about the calculation of the debt (liquidación). Without a calculation,
 * the fields are ''.
 */
export const computeCamposDeLiquidacion = (datos: DatosDeEscrito): Record<string, string> => {
  const liquidacion = liquidacionDeEscrito(datos)
  const pesos = (campo: 'capital' | 'interes' | 'agregado' | 'aparte' | 'aFavor'): string =>
    liquidacion ? formatPesos(liquidacion[campo]) : ''
  return {
    'liquidacion.al': diaDeEscrito(liquidacion?.al),
    'liquidacion.capital': pesos('capital'),
    'liquidacion.interes': pesos('interes'),
    'liquidacion.agregado': pesos('agregado'),
    'liquidacion.sinActualizar': pesos('aparte'),
    'liquidacion.saldoAFavor': pesos('aFavor'),
    ...importeConLetras('liquidacion.total', liquidacion?.total),
  }
}

export const camposDeLiquidado = (periodo: PeriodoLiquidado) => ({
  'liquidado.periodo': formatPeriodo(periodo),
  'liquidado.vencimiento': diaDeEscrito(periodo.vencimiento),
  'liquidado.capital': formatPesos(periodo.capital),
  'liquidado.interes': formatPesos(periodo.interes),
  'liquidado.cuenta': describeTramos(periodo.tramos),
  'liquidado.agregado': formatPesos(periodo.agregado),
  'liquidado.total': formatPesos(periodo.total),
})
