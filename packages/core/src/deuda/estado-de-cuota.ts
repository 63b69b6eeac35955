import type { Fecha } from '../fecha/fecha.ts'

export const ESTADOS_DE_CUOTA = ['COBRADA', 'VENCIDA', 'VIGENTE'] as const
export type EstadoDeCuota = (typeof ESTADOS_DE_CUOTA)[number]

/**
 * Decides the status of an instalment of a payment plan (S1 §4, D38). An instalment is VIGENTE (not overdue) until the
 * end of its due day (CCyC art. 6), even when it is already paid. The screen shows the collection date beside the
 * status.
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
