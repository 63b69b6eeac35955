import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { CliError } from '../terminal/cli-error.ts'

export interface SavedSession {
  readonly token: string
  /** Instant at which the session ends without more activity, according to the last answer of the server. */
  readonly expiraEn: string
  readonly usuario: {
    readonly nombre: string
    readonly apellido: string
    readonly dni: string
    readonly rol: string
    readonly abogado: string
  }
}

/**
 * Saved sessions, by the URL of the server that started each of them. The token of a session is sent only to that
 * server.
 */
type Sessions = Readonly<Record<string, SavedSession>>

const refuse = (path: string, why: string): CliError =>
  new CliError('sinSesion', {
    codigo: 'archivo-de-sesion',
    mensaje: `No se usa el archivo de sesión ${path}: ${why}`,
    sugerencias: [`Bórrelo (rm '${path}') e inicie sesión con: apremia sesion iniciar`],
  })

const checkOwner = (path: string): void => {
  if (process.platform === 'win32') return
  const { mode, uid } = statSync(path)
  if ((mode & 0o077) !== 0) throw refuse(path, 'otras personas pueden leerlo (debe ser 0600).')
  if (uid !== process.getuid?.()) throw refuse(path, 'pertenece a otra persona.')
}

const isSessions = (value: unknown): value is { sesiones: Sessions } =>
  typeof value === 'object' &&
  value !== null &&
  'sesiones' in value &&
  typeof value.sesiones === 'object' &&
  value.sesiones !== null &&
  Object.values(value.sesiones).every((s) => typeof s?.token === 'string')

const readAll = (path: string): Sessions => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw refuse(path, 'no se puede leer.')
  }
  checkOwner(path)
  try {
    const value: unknown = JSON.parse(text)
    if (isSessions(value)) return value.sesiones
  } catch {
    // The session file is not valid JSON. The `throw` below reports it as damaged.
  }
  throw refuse(path, 'está dañado.')
}

const writeAll = (path: string, sesiones: Sessions): void => {
  if (Object.keys(sesiones).length === 0) {
    unlinkSync(path)
    return
  }
  const folder = dirname(path)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, `${JSON.stringify({ version: 1, sesiones }, null, 2)}\n`, {
    mode: 0o600,
  })
  // `chmod` is necessary because the umask limits the mode of `writeFile`, and an existing file keeps its mode.
  if (process.platform !== 'win32') chmodSync(temporary, 0o600)
  renameSync(temporary, path)
}

export const readSession = (path: string, origin: string): SavedSession | undefined => {
  const sessions = readAll(path)
  return Object.hasOwn(sessions, origin) ? sessions[origin] : undefined
}

export const saveSession = (path: string, origin: string, session: SavedSession): void => {
  writeAll(path, { ...readAll(path), [origin]: session })
}

export const dropSession = (path: string, origin: string): boolean => {
  const { [origin]: dropped, ...rest } = readAll(path)
  if (dropped === undefined) return false
  writeAll(path, rest)
  return true
}
