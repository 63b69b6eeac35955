import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Offset added to the number of a demand letter of the former system, so that the sum differs from every letter number
 * of the product.
 */
const DE_ANTES = 1_000_000_000

export const toNumeroAnterior = (numero: number): number => DE_ANTES + numero

export const isCartaAnterior = (numero: number): boolean => numero > DE_ANTES

export const numeroEnPapel = (numero: number): number =>
  isCartaAnterior(numero) ? numero - DE_ANTES : numero

const ANTES = 'ANT-'

/** Formats the number of a demand letter: '123', or 'ANT-123' for a letter of the former system. */
export const writeNumeroDeCarta = (numero: number): string =>
  `${isCartaAnterior(numero) ? ANTES : ''}${numeroEnPapel(numero)}`

/**
 * Returns the number of a demand letter as files and programs write it: a number, or the text 'ANT-123' for a letter of
 * the former system. `parseNumeroDeCarta` reads the number again.
 */
export const numeroDeCartaEnDatos = (numero: number): number | string =>
  isCartaAnterior(numero) ? writeNumeroDeCarta(numero) : numero

export const parseNumeroDeCarta = (escrito: string): number | undefined => {
  const [, antes, numero] = /^(ANT-)?0*([1-9]\d{0,8})$/i.exec(escrito.trim()) ?? []
  if (numero === undefined) return undefined
  return antes === undefined ? Number(numero) : toNumeroAnterior(Number(numero))
}

/**
 * Formats the number of a demand letter for a sentence: '123', or '123 del sistema anterior' for a letter of the former
 * system.
 */
export const nombreDeNumeroDeCarta = (numero: number): string =>
  isCartaAnterior(numero)
    ? interpolar(cartas.numeroAnterior, { numero: numeroEnPapel(numero) })
    : String(numero)
