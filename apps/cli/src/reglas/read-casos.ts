import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { type ArchivoDeCasos, readArchivoDeCasos } from '@apremia/reglas'
import { parse } from 'yaml'

export interface CasosDeRegla {
  /** Path of the file of test cases, relative to the folder of test cases and always with '/'. */
  readonly archivo: string
  readonly contenido: ArchivoDeCasos | undefined
  /** Reason why the file cannot be read as test cases of a rule, or '' when it can be read. */
  readonly problema: string
}

const namesIn = (folder: string): string[] => {
  if (statSync(folder).isFile()) return [folder]
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

const readOne = (path: string, archivo: string): CasosDeRegla => {
  try {
    return {
      archivo,
      contenido: readArchivoDeCasos(parse(readFileSync(path, 'utf8'))),
      problema: '',
    }
  } catch (error) {
    const [why = ''] = (error instanceof Error ? error.message : String(error)).split('\n')
    return { archivo, contenido: undefined, problema: why }
  }
}

export const readCasosDeRegla = (folder: string): CasosDeRegla[] =>
  namesIn(folder).map((path) => readOne(path, relative(folder, path).split(sep).join('/') || path))
