import { parseTasas } from '@apremia/core'
import { EntradaInvalida, readTexto } from './read-entrada.ts'

export const readTasasEscritas = (valor: unknown, campo: string) => {
  const tasas = parseTasas(readTexto(valor, campo))
  if (tasas === undefined) throw new EntradaInvalida(`${campo}: no se leen las tasas`)
  return tasas
}
