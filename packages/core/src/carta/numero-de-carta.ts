import { cartas } from '../texto/cartas.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Letters of the system before keep their number. The product tells them apart by adding this to it. */
const DE_ANTES = 1_000_000_000

/** Number by which the product knows a letter that had this one in the system before. */
export const toNumeroAnterior = (numero: number): number => DE_ANTES + numero

export const isCartaAnterior = (numero: number): boolean => numero > DE_ANTES

/** Number that the paper has. */
export const numeroEnPapel = (numero: number): number =>
  isCartaAnterior(numero) ? numero - DE_ANTES : numero

const ANTES = 'ANT-'

/** '123', or 'ANT-123' for a letter of the system before. */
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
