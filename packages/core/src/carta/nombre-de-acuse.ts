import { cartas } from '../texto/cartas.ts'
import { RESULTADOS_DE_CARTA } from './validate-acuse.ts'

export const ACUSES_DE_CARTA = ['pendiente', ...RESULTADOS_DE_CARTA, 'anulada'] as const
export type AcuseDeCarta = (typeof ACUSES_DE_CARTA)[number]

export const nombreDeAcuse = (acuse: AcuseDeCarta): string => {
  if (acuse === 'pendiente') return cartas.sinAcuse
  return acuse === 'anulada' ? cartas.anular.anulada : cartas.resultados[acuse]
}
