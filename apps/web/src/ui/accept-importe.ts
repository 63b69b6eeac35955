import { parseImporteTecleado, wireAmount } from '@apremia/core'

/** What is typed, key by key: digits, one comma and two decimals (S2 §5). */
const LITERAL = /^\d*(,\d{0,2})?$/

/**
 * What an amount field holds after a change (D50): what is typed only as far as it may become an amount; what is
 * pasted as people write it, '$ 1.234,50', without its thousands; what nobody can tell, '1.234', as it came, so that
 * the reason is said.
 */
export const acceptImporte = (antes: string, ahora: string): string => {
  if (LITERAL.test(ahora)) return ahora
  const leido = parseImporteTecleado(ahora)
  if (leido.ok) return wireAmount(leido.valor).replace('.', ',')
  const pegado = ahora.length > antes.length + 1
  return pegado ? ahora.trim() : antes
}

/** '1234,50' of the wire's '1234.50': as it would have been typed. */
export const toImporteTecleado = (wire: string): string => wire.replace('.', ',')
