import { parseSignedWireAmount, textos } from '@apremia/core'
import { formatAmount, formatInteger } from '../../ui/format.ts'

/** What the municipality keeps is not known here (D110). */
export const importeSabido = (wire: string | null): string =>
  wire === null ? textos.comunes.sinDato : formatAmount(wire)

export const enteroSabido = (n: number | null): string =>
  n === null ? textos.comunes.sinDato : formatInteger(n)

/** In pesos, only to be drawn. */
export const enPesos = (wire: string | null): number =>
  (parseSignedWireAmount(wire ?? '') ?? 0) / 100
