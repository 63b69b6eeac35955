import {
  type Centavos,
  type CodigoDePlan,
  formatPesos,
  interpolar,
  parseCuotas,
  parseImporteTecleado,
  TIPOS_DE_PLAN,
  textos,
  wireAmount,
} from '@apremia/core'
import type { Data } from '../../../api/endpoint.ts'
import { enCentavos, type Item } from './seleccion.ts'

export type PlanDeFicha = Data<'checkConvenio'>['imponibles'][number]['planes'][number]

/**
 * Payment plan that applies to a property or business. When the total of the debt requires another plan than the chosen
 * one (S1 §4), `cambiadoDe` is the chosen plan. Otherwise `cambiadoDe` is null.
 */
export interface PlanVigente {
  readonly plan: PlanDeFicha
  readonly cambiadoDe: CodigoDePlan | null
}

/**
 * Returns the requested payment plan, if the server offers it. Some plans come in pairs: one for a total debt below a
 * threshold (`umbral`), and one for a larger debt. If the server offers only the other plan of the pair, returns that
 * plan.
 */
export const resolvePlan = (
  pedido: CodigoDePlan | null,
  ofrecidos: readonly PlanDeFicha[],
): PlanVigente | undefined => {
  if (pedido === null) return undefined
  const find = (codigo: CodigoDePlan | undefined) => ofrecidos.find(({ plan }) => plan === codigo)
  const propio = find(pedido)
  if (propio) return { plan: propio, cambiadoDe: null }
  const par = find(TIPOS_DE_PLAN[pedido].umbral?.par)
  return par && { plan: par, cambiadoDe: pedido }
}

/** Returns the instalments of a payment plan without the advance (first payment), which is instalment number 0. */
export const corrientes = ({ cuotas }: Pick<PlanDeFicha, 'cuotas'>) =>
  cuotas.filter(({ cuota }) => cuota > 0)

/**
 * Parses the advance that the person typed. For an empty field, `monto` is null and the payment plan keeps its minimum
 * advance (D32). For an invalid text, `error` is the message to show.
 */
export const readAnticipo = (
  tecleado: string,
  { anticipo, total }: Pick<PlanDeFicha, 'anticipo' | 'total'>,
): { readonly monto: Centavos | null; readonly error?: string } => {
  if (tecleado.trim() === '') return { monto: null }
  const leido = parseImporteTecleado(tecleado, 'anticipo')
  if (!leido.ok) return { monto: null, error: leido.motivos[0]?.mensaje ?? '' }
  const [minimo, tope] = [enCentavos(anticipo), enCentavos(total)]
  if (leido.valor >= minimo && leido.valor < tope) return { monto: leido.valor }
  const error = interpolar(textos.planes.anticipoFueraDeRango, {
    minimo: formatPesos(minimo),
    total: formatPesos(tope),
  })
  return { monto: null, error }
}

/**
 * Builds the entry of one property or business in the field `planes` of the request that computes the payment agreement
 * (S1 §3). The entry has the chosen plan. The response says which plan applies.
 */
export const pedidoDePlan = (item: Item & { readonly plan: CodigoDePlan }) => {
  const { r, i, plan } = item
  const tipo = TIPOS_DE_PLAN[plan]
  const anticipo = parseImporteTecleado(item.anticipo, 'anticipo')
  return {
    r,
    i,
    plan,
    ...(tipo.cuotas === null ? { c: parseCuotas(item.cuotas) } : {}),
    ...(tipo.anticipo && anticipo.ok ? { anticipo: wireAmount(anticipo.valor) } : {}),
  }
}

/**
 * Builds the entry of one property or business in the field `planes` of the request that saves the payment agreement.
 * `m` is the amount to pay on the form, which the server compares with its own amount (T17).
 */
export const planParaGuardar = (item: Item, { plan }: PlanVigente) => ({
  ...pedidoDePlan({ ...item, plan: plan.plan }),
  ...(TIPOS_DE_PLAN[plan.plan].cuotas === null ? { c: corrientes(plan).length } : {}),
  m: plan.a_pagar,
})
