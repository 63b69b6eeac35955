import type { Fecha } from '../fecha/fecha.ts'

export const ESTADOS_DE_CUOTA = ['COBRADA', 'VENCIDA', 'VIGENTE'] as const
export type EstadoDeCuota = (typeof ESTADOS_DE_CUOTA)[number]

/**
 * Decides the status of an instalment of a payment plan (S1 §4, D38). Until the end of its due day, even a paid
 * instalment is VIGENTE (not overdue) (CCyC art. 6). The screen also shows the collection date.
 */
export const estadoDeCuota = (
  {
    vencimiento,
    cobranza,
  }: { readonly vencimiento: Fecha | null; readonly cobranza: Fecha | null },
  hoy: Fecha,
): EstadoDeCuota => {
  if (vencimiento === null || vencimiento >= hoy) return 'VIGENTE'
  return cobranza === null ? 'VENCIDA' : 'COBRADA'
}
