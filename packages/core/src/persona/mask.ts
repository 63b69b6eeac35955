/** A guest sees that there is a datum, not which (D10): only its last figures. */
const keepLast = (texto: string, keep: number): string => {
  const digits = texto.replace(/\D/g, '').length
  if (digits === 0) return texto === '' ? '' : '•••'
  let seen = 0
  return texto.replace(/\d/g, (digit) => {
    seen += 1
    return seen > digits - keep ? digit : '•'
  })
}

/** '20.123.456' → '••.•••.456'; '' stays ''. */
export const maskDocumento = (texto: string): string => keepLast(texto, 3)

/** '(0336) 442-1234' → '(••••) •••-••34'. */
export const maskTelefono = (texto: string): string => keepLast(texto, 2)

/** 'marta@example.com' → 'm•••@example.com'. */
export const maskEmail = (texto: string): string =>
  texto === '' ? '' : texto.replace(/^([^@])[^@]*(?=@|$)/, '$1•••')

/** Free text: only that there is some. */
export const maskTexto = (texto: string): string => (texto === '' ? '' : '•••')
