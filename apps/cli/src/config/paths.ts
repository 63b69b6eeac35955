import { homedir } from 'node:os'
import { join } from 'node:path'

/** Returns the home folder of the user, or undefined when there is none, as in containers and services. */
const homeOf = (env: NodeJS.ProcessEnv): string | undefined => {
  if (env.HOME !== undefined) return env.HOME === '' ? undefined : env.HOME
  try {
    const home = homedir()
    return home === '' || home === '/nonexistent' ? undefined : home
  } catch {
    return undefined
  }
}

const baseOf = (env: NodeJS.ProcessEnv, variable: string, ...underHome: string[]) => {
  const given = env[variable] ?? ''
  // The XDG specification requires that relative paths are ignored.
  if (given.startsWith('/') || /^[A-Za-z]:[\\/]/.test(given)) return join(given, 'apremia')
  if (process.platform === 'win32' && env.APPDATA) return join(env.APPDATA, 'apremia')
  const home = homeOf(env)
  return home === undefined ? undefined : join(home, ...underHome, 'apremia')
}

/**
 * Returns the path of the user's settings, `~/.config/apremia/config.json` (XDG_CONFIG_HOME), or undefined without a
 * home folder.
 */
export const userConfigPath = (env: NodeJS.ProcessEnv): string | undefined => {
  const base = baseOf(env, 'XDG_CONFIG_HOME', '.config')
  return base === undefined ? undefined : join(base, 'config.json')
}

/**
 * Returns the path of the session file, `~/.local/state/apremia/sesion.json` (XDG_STATE_HOME), or undefined without a
 * home folder.
 */
export const sessionPath = (env: NodeJS.ProcessEnv): string | undefined => {
  const base = baseOf(env, 'XDG_STATE_HOME', '.local', 'state')
  return base === undefined ? undefined : join(base, 'sesion.json')
}

/** File in the root folder of a project with the settings that its users share. */
export const PROJECT_FILE = 'apremia.json'
