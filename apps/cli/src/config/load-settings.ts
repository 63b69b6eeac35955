import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CliError } from '../terminal/cli-error.ts'
import { AJUSTES, CLAVES_DE_AJUSTE, type Clave } from './ajustes.ts'
import { PROJECT_FILE, userConfigPath } from './paths.ts'
import { isForeign, readConfigFile } from './read-config-file.ts'

export type Origen = 'opción' | 'entorno' | 'proyecto' | 'usuario' | 'por defecto'

export interface Valor {
  readonly valor: string
  readonly origen: Origen
  /**
   * Place from which the value of a setting came: name of the flag, name of the environment variable, or path of the
   * file.
   */
  readonly fuente: string
}

export interface Settings {
  readonly valores: Readonly<Record<Clave, Valor>>
  readonly avisos: readonly string[]
}

export type Flags = Partial<Record<Clave, { readonly valor: string; readonly opcion: string }>>

interface Sources {
  readonly flags: Flags
  readonly env: NodeJS.ProcessEnv
  readonly cwd: string
}

export const findProjectFile = (cwd: string): string | undefined => {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const path = join(folder, PROJECT_FILE)
    if (existsSync(path)) return path
    if (dirname(folder) === folder) return undefined
  }
}

const checked = (clave: Clave, given: Valor): Valor => {
  const problem = AJUSTES[clave].check(given.valor)
  if (problem === undefined) return given
  const what = given.origen === 'opción' ? 'La opción' : 'La variable'
  throw new CliError('uso', {
    codigo: 'configuracion-invalida',
    mensaje: `${what} ${given.fuente} no sirve. ${problem}`,
  })
}

const fromEnv = (env: NodeJS.ProcessEnv, clave: Clave): Valor | undefined => {
  const { variable } = AJUSTES[clave]
  const valor = env[variable]
  if (valor === undefined || valor === '') return undefined
  return checked(clave, { valor, origen: 'entorno', fuente: variable })
}

/** Loads the settings in order of priority: flags, environment, project file, user file, defaults (ux 32). */
export const loadSettings = ({ flags, env, cwd }: Sources): Settings => {
  const avisos: string[] = []
  const layers: { path: string; origen: Origen; valores: Partial<Record<Clave, string>> }[] = []
  const addFile = (path: string | undefined, origen: Origen): void => {
    if (path === undefined || !existsSync(path)) return
    if (isForeign(path)) {
      avisos.push(`No se usa ${path}: pertenece a otra persona.`)
      return
    }
    const file = readConfigFile(path)
    if (file === undefined) return
    if (file.desconocidas.length > 0) {
      avisos.push(`En ${path} hay claves desconocidas: ${file.desconocidas.join(', ')}.`)
    }
    layers.push({ path, origen, valores: file.valores })
  }
  addFile(findProjectFile(cwd), 'proyecto')
  addFile(userConfigPath(env), 'usuario')

  const settingOf = (clave: Clave): Valor => {
    const flag = flags[clave]
    if (flag) return checked(clave, { valor: flag.valor, origen: 'opción', fuente: flag.opcion })
    const variable = fromEnv(env, clave)
    if (variable) return variable
    for (const { path, origen, valores } of layers) {
      const valor = valores[clave]
      if (valor !== undefined) return { valor, origen, fuente: path }
    }
    return { valor: AJUSTES[clave].porDefecto, origen: 'por defecto', fuente: '' }
  }
  return {
    valores: Object.fromEntries(
      CLAVES_DE_AJUSTE.map((clave) => [clave, settingOf(clave)]),
    ) as Record<Clave, Valor>,
    avisos,
  }
}
