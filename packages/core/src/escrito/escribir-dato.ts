import type { Centavos } from '../dinero/centavos.ts'
import { enLetras } from '../dinero/en-letras.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'

export const diaDeEscrito = (fecha: Fecha | null | undefined): string =>
  fecha ? formatFecha(fecha) : ''

/**
 * Returns the values of two fields of a court paper: an amount in digits, and the same amount in words. Both are ''
 * when the amount is unknown.
 */
export const importeConLetras = (
  nombre: string,
  importe: Centavos | undefined,
): Record<string, string> => ({
  [nombre]: importe === undefined ? '' : formatPesos(importe),
  [`${nombre}EnLetras`]: importe === undefined || importe < 0 ? '' : enLetras(importe),
})
