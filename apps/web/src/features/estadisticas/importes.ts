import { parseSignedWireAmount, textos } from '@apremia/core'
import { formatAmount, formatInteger } from '../../ui/format.ts'

/** Formats an amount. Null means that only the municipality keeps it, so it is not known here (D110). */
export const importeSabido = (wire: string | null): string =>
  wire === null ? textos.comunes.sinDato : formatAmount(wire)

export const enteroSabido = (n: number | null): string =>
  n === null ? textos.comunes.sinDato : formatInteger(n)

/** Converts to pesos as a float, only to draw charts. */
export const enPesos = (wire: string | null): number =>
  (parseSignedWireAmount(wire ?? '') ?? 0) / 100
