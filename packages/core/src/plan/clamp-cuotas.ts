import type { TipoDePlan } from './tipos-de-plan.ts'

/**
 * Returns the number of instalments of a payment plan (S1 §5, D36). A plan with a fixed number keeps that number.
 * Otherwise a requested number is limited from 1 to the maximum. Without a request, the result is the maximum.
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
