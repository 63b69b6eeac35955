import { parseImporteTecleado, wireAmount } from '@apremia/core'

/** Text that can be typed key by key: digits, one comma and two decimals (S2 §5). */
const LITERAL = /^\d*(,\d{0,2})?$/

/**
 * Returns the value of an amount field after a change (D50).
 * Typing is accepted only while it may become an amount.
 * A pasted amount, '$ 1.234,50', is kept without its thousands.
 * A pasted text that is ambiguous, '1.234', stays unchanged, so that the fault is shown.
 */
export const acceptImporte = (antes: string, ahora: string): string => {
  if (LITERAL.test(ahora)) return ahora
  const leido = parseImporteTecleado(ahora)
  if (leido.ok) return wireAmount(leido.valor).replace('.', ',')
  const pegado = ahora.length > antes.length + 1
  return pegado ? ahora.trim() : antes
}

/** Converts the wire's '1234.50' to '1234,50', the text that would have been typed. */
export const toImporteTecleado = (wire: string): string => wire.replace('.', ',')
