import { usageError } from '../terminal/cli-error.ts'

/** Reads the two arguments that name a case: the number of the property or business, and the code of the resource. */
export const readCaso = ([imponible = '', recurso = '']: readonly string[]) => {
  if (!/^\d{1,10}$/.test(imponible))
    throw usageError(`«${imponible}» no es un número de imponible.`)
  return { imponible, recurso: recurso.toUpperCase() }
}
