import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CliError } from '../terminal/cli-error.ts'

const CASOS = join('fixtures', 'reglas')

const upFrom = (start: string): string | undefined => {
  for (let folder = start; ; folder = dirname(folder)) {
    const found = join(folder, CASOS)
    if (existsSync(found)) return found
    if (dirname(folder) === folder) return undefined
  }
}

/**
 * Finds the folder with the test cases of the rules, `fixtures/reglas`. Looks in the working folder and its parent
 * folders, and then in the parent folders of this source file.
 *
 * @param given folder to use instead of the search
 * @throws CliError when the folder does not exist
 */
export const findCarpeta = (given: string | undefined): string => {
  const found =
    given === undefined
      ? (upFrom(process.cwd()) ?? upFrom(dirname(fileURLToPath(import.meta.url))))
      : resolve(given)
  if (found !== undefined && existsSync(found)) return found
  throw new CliError('falla', {
    codigo: 'sin-casos',
    mensaje: `No se encuentra la carpeta de casos ${given ?? CASOS}.`,
    sugerencias: ['Indique la carpeta: apremia reglas probar <carpeta>'],
  })
}
