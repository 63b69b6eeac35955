import type { Recurso } from '../recurso/recursos.ts'

export const CODIGOS_DE_PLAN = [
  'ABLT',
  'W2112',
  'W2113',
  'W2201',
  'W2200',
  'W2203',
  'SHANT_6',
  'SHANT_12',
] as const
export type CodigoDePlan = (typeof CODIGOS_DE_PLAN)[number]

export type ClaveDeTasa = 'plan.tasaMensual.ABLT' | 'plan.tasaMensual.SHANT'

export interface TipoDePlan {
  readonly codigo: CodigoDePlan
  readonly nombre: string
  readonly clase: Recurso['clase']
  /** Number of instalments of the payment plan after the advance payment. Null when the person chooses the number. */
  readonly cuotas: number | null
  readonly anticipo: boolean
  /** Parameter with the monthly interest rate of the payment plan. Null when the plan charges no interest (D124). */
  readonly tasa: ClaveDeTasa | null
  /**
   * True when the payment plan is a single payment with a discount on the interest. Only some taxes allow this plan
   * (D34).
   */
  readonly pagoUnico: boolean
  /**
   * Totals for which the payment plan applies: up to the threshold ('hasta') or from the threshold on ('desde'). `par`
   * is the plan that applies to the other totals. Null when the plan applies to any total.
   */
  readonly umbral: { readonly lado: 'hasta' | 'desde'; readonly par: CodigoDePlan } | null
}

const plan = (
  codigo: CodigoDePlan,
  nombre: string,
  cuotas: number | null,
  rest: Partial<TipoDePlan>,
): TipoDePlan => ({
  codigo,
  nombre,
  clase: 'inmueble',
  cuotas,
  anticipo: false,
  tasa: null,
  pagoUnico: false,
  umbral: null,
  ...rest,
})

/** The eight payment plans of the municipality, by code (S1 §4, §9; D30, D31, D34, D124, D125). */
export const TIPOS_DE_PLAN: Readonly<Record<CodigoDePlan, TipoDePlan>> = {
  ABLT: plan('ABLT', 'Cuotas con interés', null, { tasa: 'plan.tasaMensual.ABLT' }),
  W2112: plan('W2112', '3 cuotas sin interés', 3, { umbral: { lado: 'hasta', par: 'W2113' } }),
  W2113: plan('W2113', '6 cuotas sin interés', 6, { umbral: { lado: 'desde', par: 'W2112' } }),
  W2201: plan('W2201', 'Pago único con reducción de intereses', 1, { pagoUnico: true }),
  W2200: plan('W2200', 'Anticipo y 3 cuotas', 3, {
    anticipo: true,
    umbral: { lado: 'hasta', par: 'W2203' },
  }),
  W2203: plan('W2203', 'Anticipo y 6 cuotas', 6, {
    anticipo: true,
    umbral: { lado: 'desde', par: 'W2200' },
  }),
  SHANT_6: plan('SHANT_6', '6 cuotas con interés', 6, {
    clase: 'comercio',
    tasa: 'plan.tasaMensual.SHANT',
  }),
  SHANT_12: plan('SHANT_12', '12 cuotas con interés', 12, {
    clase: 'comercio',
    tasa: 'plan.tasaMensual.SHANT',
  }),
}

export const esCodigoDePlan = (texto: string): texto is CodigoDePlan =>
  Object.hasOwn(TIPOS_DE_PLAN, texto)

/**
 * Returns the name of a payment plan, or its code when the product does not offer the plan. Agreements of the former
 * system of the municipality may have plans that the product does not offer.
 */
export const nombreDePlan = (codigo: string): string =>
  esCodigoDePlan(codigo) ? TIPOS_DE_PLAN[codigo].nombre : codigo
