import { readFileSync } from 'node:fs'
import { ConfigError } from './config-error.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Environment variables whose value may be in a file instead. Container orchestrators and systemd deliver secrets in
 * files.
 */
const SECRETOS = [
  'DATABASE_URL',
  'MUNICIPIO_TOKEN',
  'IDENTIDAD_CLIENTE_SECRETO',
  'APREMIA_METRICAS_TOKEN',
  'SMTP_URL',
  'DOCUMENTOS_S3_CLAVE',
  'DOCUMENTOS_S3_SECRETO',
] as const

const readSecreto = (name: string, path: string): string => {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError(
      `${name}_FILE: no se pudo leer el archivo «${path}» (${code}). Compruebe que exista y que el usuario del servidor pueda leerlo.`,
    )
  }
  const value = text.replace(/\r?\n$/, '')
  if (value === '') throw new ConfigError(`${name}_FILE: el archivo «${path}» está vacío.`)
  if (/[\r\n]/.test(value))
    throw new ConfigError(`${name}_FILE: el archivo «${path}» tiene más de un renglón.`)
  return value
}

export const withSecretos = (env: Env): Env => {
  const leidos = SECRETOS.filter((name) => env[`${name}_FILE`]).map((name) => {
    if (env[name]) throw new ConfigError(`${name} y ${name}_FILE están puestas a la vez: deje una.`)
    return [name, readSecreto(name, env[`${name}_FILE`] ?? '')]
  })
  return { ...env, ...Object.fromEntries(leidos) }
}
