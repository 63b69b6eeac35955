import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Context } from '../context.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { Clave } from './ajustes.ts'
import { findProjectFile } from './load-settings.ts'
import { PROJECT_FILE, userConfigPath } from './paths.ts'
import { readConfigFile } from './read-config-file.ts'

export const fileToChange = ({ env }: Context, project: boolean): string => {
  if (project) return findProjectFile(process.cwd()) ?? join(process.cwd(), PROJECT_FILE)
  const path = userConfigPath(env)
  if (path !== undefined) return path
  throw new CliError('falla', {
    codigo: 'sin-carpeta',
    mensaje: 'No hay una carpeta personal: no están definidos HOME ni XDG_CONFIG_HOME.',
    sugerencias: ['Use --proyecto, o la variable de entorno de la clave (apremia config ver).'],
  })
}

/**
 * Writes the setting `clave` to the configuration file, or removes it when `valor` is undefined. All other settings
 * stay unchanged, even a setting that this version does not know.
 */
export const writeSetting = (path: string, clave: Clave, valor: string | undefined): void => {
  const known = readConfigFile(path)
  const current: Record<string, unknown> =
    known === undefined ? {} : JSON.parse(readFileSync(path, 'utf8'))
  const { [clave]: _, ...rest } = current
  const next = valor === undefined ? rest : { ...rest, [clave]: valor }
  mkdirSync(dirname(path), { recursive: true })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, `${JSON.stringify(next, null, 2)}\n`)
  renameSync(temporary, path)
}
