import { parseSignedWireAmount, textos } from '@apremia/core'
import { formatAmount, formatInteger } from '../../ui/format.ts'

/** Formats an amount. A null amount is unknown, because only the municipality keeps the amount (D110). */
export const importeSabido = (wire: string | null): string =>
  wire === null ? textos.comunes.sinDato : formatAmount(wire)

export const enteroSabido = (n: number | null): string =>
  n === null ? textos.comunes.sinDato : formatInteger(n)

export const enPesos = (wire: string | null): number =>
  (parseSignedWireAmount(wire ?? '') ?? 0) / 100
