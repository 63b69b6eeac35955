import type { TipoDePlan } from './tipos-de-plan.ts'

/**
 * Returns the number of instalments of a payment plan. It is the fixed number of the plan, or else the requested
 * number, limited from 1 to the maximum. It is the maximum when no number is requested (S1 §5, D36).
 */
export const clampCuotas = (
  { cuotas }: Pick<TipoDePlan, 'cuotas'>,
  pedidas: number | null,
  tope: number,
): number => cuotas ?? Math.min(Math.max(Math.trunc(pedidas ?? tope), 1), tope)

/**
 * Parses a typed number of instalments. A huge number is accepted, because `clampCuotas` limits it later. Null when the
 * text is not digits.
 */
export const parseCuotas = (tecleado: string): number | null =>
  /^\d+$/.test(tecleado.trim()) ? Math.min(Number(tecleado), Number.MAX_SAFE_INTEGER) : null
