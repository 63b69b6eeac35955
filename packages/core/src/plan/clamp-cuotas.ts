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

/** Instalments as somebody types them: digits, however many, for the cap to bring down; null when they are not. */
export const parseCuotas = (tecleado: string): number | null =>
  /^\d+$/.test(tecleado.trim()) ? Math.min(Number(tecleado), Number.MAX_SAFE_INTEGER) : null
