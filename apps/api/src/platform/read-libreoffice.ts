import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ConfigError } from './config-error.ts'

const PROGRAMAS = ['soffice', 'libreoffice']

const canRun = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Returns the path of LibreOffice, or undefined when LibreOffice is not installed. The variable LIBREOFFICE names a
 * program outside PATH, or is 'no' to do without LibreOffice.
 */
export const readLibreoffice = (env: {
  readonly LIBREOFFICE?: string | undefined
  readonly PATH?: string | undefined
}): string | undefined => {
  const { LIBREOFFICE: dicho = '', PATH = '' } = env
  if (dicho === 'no') return undefined
  if (dicho === '')
    return PATH.split(delimiter)
      .filter((folder) => folder !== '')
      .flatMap((folder) => PROGRAMAS.map((programa) => join(folder, programa)))
      .find(canRun)
  if (canRun(dicho)) return dicho
  throw new ConfigError(
    `LIBREOFFICE debe ser la ruta del programa «soffice», o «no» para no usarlo; «${dicho}» no se puede ejecutar.`,
  )
}
