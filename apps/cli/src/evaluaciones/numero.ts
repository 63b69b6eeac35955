import { usageError } from '../terminal/cli-error.ts'

/** The number of an evaluation, as it is written in the command. */
export const readNumero = (texto: string): number => {
  if (!/^[1-9]\d{0,8}$/.test(texto)) throw usageError(`«${texto}» no es un número de evaluación.`)
  return Number(texto)
}
