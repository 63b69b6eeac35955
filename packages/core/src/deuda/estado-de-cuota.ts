import type { Fecha } from '../fecha/fecha.ts'

export const ESTADOS_DE_CUOTA = ['COBRADA', 'VENCIDA', 'VIGENTE'] as const
export type EstadoDeCuota = (typeof ESTADOS_DE_CUOTA)[number]

/**
 * The status of a quota of a payment plan (S1 §4, D38). The day it falls due it is still VIGENTE (CCyC
 * art. 6), and so is one paid before: the collection date is shown beside it.
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
