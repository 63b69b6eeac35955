import { parseImporteTecleado, wireAmount } from '@apremia/core'

/** Matches a text that can become an amount as the person types it: digits, one comma and two decimals (S2 §5). */
const LITERAL = /^\d*(,\d{0,2})?$/

/**
 * Returns the value of an amount field after a change (D50).
 * Typed text is accepted only while it can still become an amount.
 * A pasted amount such as '$ 1.234,50' loses its thousands separators.
 * An ambiguous pasted text such as '1.234' stays unchanged, and the form shows its fault.
 */
export const acceptImporte = (antes: string, ahora: string): string => {
  if (LITERAL.test(ahora)) return ahora
  const leido = parseImporteTecleado(ahora)
  if (leido.ok) return wireAmount(leido.valor).replace('.', ',')
  const pegado = ahora.length > antes.length + 1
  return pegado ? ahora.trim() : antes
}

/** Converts an amount of the API, '1234.50', to the text of the field, '1234,50'. */
export const toImporteTecleado = (wire: string): string => wire.replace('.', ',')
