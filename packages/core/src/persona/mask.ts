/**
 * Masks the digits of a text except the last `keep` digits, so that a guest sees only that the datum exists (D10). A
 * text without digits becomes '•••'.
 */
const keepLast = (texto: string, keep: number): string => {
  const digits = texto.replace(/\D/g, '').length
  if (digits === 0) return texto === '' ? '' : '•••'
  let seen = 0
  return texto.replace(/\d/g, (digit) => {
    seen += 1
    return seen > digits - keep ? digit : '•'
  })
}

/** Masks a document number: '20.123.456' → '••.•••.456'. '' stays ''. */
export const maskDocumento = (texto: string): string => keepLast(texto, 3)

/** Masks a phone number: '(0336) 442-1234' → '(••••) •••-••34'. */
export const maskTelefono = (texto: string): string => keepLast(texto, 2)

/** Masks an e-mail address: 'marta@example.com' → 'm•••@example.com'. */
export const maskEmail = (texto: string): string =>
  texto === '' ? '' : texto.replace(/^([^@])[^@]*(?=@|$)/, '$1•••')

export const maskTexto = (texto: string): string => (texto === '' ? '' : '•••')
