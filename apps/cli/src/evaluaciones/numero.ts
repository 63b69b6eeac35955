import { usageError } from '../terminal/cli-error.ts'

export const readNumero = (texto: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(texto)) throw usageError(`«${texto}» no es un número de evaluación.`)
  return Number(texto)
}
