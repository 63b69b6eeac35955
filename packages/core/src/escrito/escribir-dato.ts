import type { Centavos } from '../dinero/centavos.ts'
import { enLetras } from '../dinero/en-letras.ts'
import { formatPesos } from '../dinero/format-centavos.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'

/** Writes a day of a court paper. '' when it is not known. */
export const diaDeEscrito = (fecha: Fecha | null | undefined): string =>
  fecha ? formatFecha(fecha) : ''

/** Writes the field of an amount, and the field with the amount in words. Both are '' when it is not known. */
export const importeConLetras = (
  nombre: string,
  importe: Centavos | undefined,
): Record<string, string> => ({
  [nombre]: importe === undefined ? '' : formatPesos(importe),
  [`${nombre}EnLetras`]: importe === undefined || importe < 0 ? '' : enLetras(importe),
})
