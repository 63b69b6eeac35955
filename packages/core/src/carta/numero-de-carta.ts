import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Added to the number of a former letter, so that it differs from the numbers given here. */
const DE_ANTES = 1_000_000_000

/** Returns the number by which the product knows a former letter, from the number in its own system. */
export const toNumeroAnterior = (numero: number): number => DE_ANTES + numero

export const isCartaAnterior = (numero: number): boolean => numero > DE_ANTES

/** Returns the number printed on the letter. */
export const numeroEnPapel = (numero: number): number =>
  isCartaAnterior(numero) ? numero - DE_ANTES : numero

const ANTES = 'ANT-'

/** '123', or 'ANT-123' for a letter of the former system. */
export const writeNumeroDeCarta = (numero: number): string =>
  `${isCartaAnterior(numero) ? ANTES : ''}${numeroEnPapel(numero)}`

/** Reads a number written by `writeNumeroDeCarta`, or returns undefined for any other text. */
export const parseNumeroDeCarta = (escrito: string): number | undefined => {
  const [, antes, numero] = /^(ANT-)?0*([1-9]\d{0,8})$/i.exec(escrito.trim()) ?? []
  if (numero === undefined) return undefined
  return antes === undefined ? Number(numero) : toNumeroAnterior(Number(numero))
}

/** '123', or '123 del sistema anterior'. */
export const nombreDeNumeroDeCarta = (numero: number): string =>
  isCartaAnterior(numero)
    ? interpolar(cartas.numeroAnterior, { numero: numeroEnPapel(numero) })
    : String(numero)
