import { usageError } from '../terminal/cli-error.ts'

export const readCaso = ([imponible = '', recurso = '']: readonly string[]) => {
  if (!/^\d{1,10}$/.test(imponible))
    throw usageError(`«${imponible}» no es un número de imponible.`)
  return { imponible, recurso: recurso.toUpperCase() }
}
