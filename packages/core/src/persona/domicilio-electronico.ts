import { readEscrito } from './read-escrito.ts'

export const LARGO_DE_DOMICILIO_ELECTRONICO = 120

const FORMA = /^[^\s@]+@[^\s@]+$/u

/**
 * Parses an electronic domicile of the courts, such as '20123456789@notificaciones.scba.gov.ar'. The domains of the
 * courts are not confirmed, so only the form is checked: no spaces, one @ and a length. Undefined when the text has
 * another form. An empty text is accepted, because it takes the domicile away.
 */
export const parseDomicilioElectronico = (texto: string): string | undefined => {
  const leido = readEscrito(texto)
  if (!leido.ok) return undefined
  const { valor } = leido
  const sirve = valor.length <= LARGO_DE_DOMICILIO_ELECTRONICO && FORMA.test(valor)
  return valor === '' || sirve ? valor : undefined
}
