import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Offset added to the number of a letter of the former system, so that it differs from every number of the product. */
const DE_ANTES = 1_000_000_000

/** Returns the number of a former letter in the product, from its number in the former system. */
export const toNumeroAnterior = (numero: number): number => DE_ANTES + numero

export const isCartaAnterior = (numero: number): boolean => numero > DE_ANTES

/** Returns the number that the paper of the letter shows. */
export const numeroEnPapel = (numero: number): number =>
  isCartaAnterior(numero) ? numero - DE_ANTES : numero

const ANTES = 'ANT-'

/** Writes the number of a letter: '123', or 'ANT-123' for a letter of the former system. */
export const writeNumeroDeCarta = (numero: number): string =>
  `${isCartaAnterior(numero) ? ANTES : ''}${numeroEnPapel(numero)}`

/** Reads a number in the format of `writeNumeroDeCarta`. Undefined for any other text. */
export const parseNumeroDeCarta = (escrito: string): number | undefined => {
  const [, antes, numero] = /^(ANT-)?0*([1-9]\d{0,8})$/i.exec(escrito.trim()) ?? []
  if (numero === undefined) return undefined
  return antes === undefined ? Number(numero) : toNumeroAnterior(Number(numero))
}

/** Returns the name of the number for people: '123', or '123 del sistema anterior'. */
export const nombreDeNumeroDeCarta = (numero: number): string =>
  isCartaAnterior(numero)
    ? interpolar(cartas.numeroAnterior, { numero: numeroEnPapel(numero) })
    : String(numero)
