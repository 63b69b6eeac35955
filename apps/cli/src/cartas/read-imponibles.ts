import { readFile } from 'node:fs/promises'
import { usageError } from '../terminal/cli-error.ts'

export interface ImponibleIndicado {
  readonly imponible: string
  readonly recurso: string
}

const readAll = async (path: string): Promise<string> => {
  if (path !== '-') return readFile(path, 'utf8')
  let text = ''
  for await (const chunk of process.stdin) text += String(chunk)
  return text
}

const parse = (text: string): ImponibleIndicado => {
  const [, imponible, recurso] = /^(\d{1,10})[\s:;,]+([A-Za-z0-9]{1,4})$/.exec(text.trim()) ?? []
  if (imponible !== undefined && recurso !== undefined)
    return { imponible, recurso: recurso.toUpperCase() }
  throw usageError(
    `«${text.trim()}» no es un imponible y su recurso.`,
    'Se escriben 1234:AB; en un archivo, uno por renglón.',
  )
}

/**
 * Reads numbers of properties or businesses from the arguments and from a file with one number per line ('-' is stdin).
 * @throws CliError `uso` when a number is malformed or no number is given
 */
export const readImponibles = async (
  words: readonly string[],
  archivo: string | undefined,
): Promise<ImponibleIndicado[]> => {
  const lines = archivo === undefined ? [] : (await readAll(archivo)).split(/\r?\n/)
  const escritos = [...words, ...lines.filter((line) => line.trim() !== '')].map(parse)
  if (escritos.length > 0) return escritos
  throw usageError('Indique al menos un imponible con su recurso, como 1234:AB.')
}
