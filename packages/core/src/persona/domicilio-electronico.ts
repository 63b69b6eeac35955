import { readEscrito } from './read-escrito.ts'

export const LARGO_DE_DOMICILIO_ELECTRONICO = 120

const FORMA = /^[^\s@]+@[^\s@]+$/u

/**
 * Parses an address for electronic notices of the courts: '20123456789@notificaciones.scba.gov.ar'. The domains of the
 * courts are not confirmed, so only the form is checked. '' is valid, because '' removes the address. Undefined for an
 * invalid address.
 */
export const parseDomicilioElectronico = (texto: string): string | undefined => {
  const leido = readEscrito(texto)
  if (!leido.ok) return undefined
  const { valor } = leido
  const sirve = valor.length <= LARGO_DE_DOMICILIO_ELECTRONICO && FORMA.test(valor)
  return valor === '' || sirve ? valor : undefined
}
