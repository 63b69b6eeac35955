import { homedir } from 'node:os'
import { join } from 'node:path'

/** The person's home, or undefined where there is none (containers, services). */
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
  // The XDG specification tells to ignore relative paths.
  if (given.startsWith('/') || /^[A-Za-z]:[\\/]/.test(given)) return join(given, 'apremia')
  if (process.platform === 'win32' && env.APPDATA) return join(env.APPDATA, 'apremia')
  const home = homeOf(env)
  return home === undefined ? undefined : join(home, ...underHome, 'apremia')
}

/** `~/.config/apremia/config.json` (XDG_CONFIG_HOME); undefined without a home. */
export const userConfigPath = (env: NodeJS.ProcessEnv): string | undefined => {
  const base = baseOf(env, 'XDG_CONFIG_HOME', '.config')
  return base === undefined ? undefined : join(base, 'config.json')
}

/** `~/.local/state/apremia/sesion.json` (XDG_STATE_HOME); undefined without a home. */
export const sessionPath = (env: NodeJS.ProcessEnv): string | undefined => {
  const base = baseOf(env, 'XDG_STATE_HOME', '.local', 'state')
  return base === undefined ? undefined : join(base, 'sesion.json')
}

/** The settings a project shares, in its root folder. */
export const PROJECT_FILE = 'apremia.json'
