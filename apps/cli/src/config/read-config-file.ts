import { readFileSync, statSync } from 'node:fs'
import { CliError } from '../terminal/cli-error.ts'
import { AJUSTES, type Clave, isClave } from './ajustes.ts'

const refuse = (path: string, why: string): CliError =>
  new CliError('uso', {
    codigo: 'configuracion-invalida',
    mensaje: `El archivo de configuración ${path} no sirve: ${why}`,
    sugerencias: ['Corríjalo a mano, o bórrelo y use: apremia config poner <clave> <valor>'],
  })

const readText = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      /^(ENOENT|ENOTDIR)$/.test(String(error.code))
    ) {
      return undefined
    }
    throw refuse(path, 'no se puede leer.')
  }
}

export interface ConfigFile {
  readonly valores: Partial<Record<Clave, string>>
  /**
   * Keys of the configuration file that this version of the CLI does not know. They are written back to the file when
   * another setting is changed.
   */
  readonly desconocidas: readonly string[]
}

export const readConfigFile = (path: string): ConfigFile | undefined => {
  const text = readText(path)
  if (text === undefined) return undefined
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(path, 'no es JSON.')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse(path, 'debe ser un objeto JSON, por ejemplo { "url": "http://127.0.0.1:3000" }.')
  }
  const valores: Partial<Record<Clave, string>> = {}
  const desconocidas: string[] = []
  for (const [clave, raw] of Object.entries(value)) {
    if (!isClave(clave)) {
      desconocidas.push(clave)
      continue
    }
    const problem = AJUSTES[clave].check(String(raw))
    if (problem !== undefined) throw refuse(path, `«${clave}»: ${problem}`)
    valores[clave] = String(raw)
  }
  return { valores, desconocidas }
}

/**
 * Tells whether a configuration file belongs to another user (not root). The CLI ignores such a file, because another
 * user could place a configuration file in a parent folder.
 */
export const isForeign = (path: string): boolean => {
  const me = process.getuid?.()
  if (me === undefined) return false
  const owner = statSync(path).uid
  return owner !== me && owner !== 0
}
