import type { TipoDePlan } from './tipos-de-plan.ts'

/**
 * The instalments a plan gets: its own when they are fixed; else those asked for, from 1 to the cap, and the
 * cap when nobody asked (S1 §5, D36).
 */
export const clampCuotas = (
  { cuotas }: Pick<TipoDePlan, 'cuotas'>,
  pedidas: number | null,
  tope: number,
): number => cuotas ?? Math.min(Math.max(Math.trunc(pedidas ?? tope), 1), tope)
