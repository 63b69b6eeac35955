import { ConfigError } from './platform/config-error.ts'
import { DataDirInUse } from './platform/db/data-dir-lock.ts'
import { causesOf, isDatabaseDown } from './platform/db/outage.ts'

const namesOf = (databaseUrl: string | undefined) => {
  const url = URL.canParse(databaseUrl ?? '') ? new URL(databaseUrl ?? '') : undefined
  const named = (text: string | undefined): string => (text ? ` «${decodeURIComponent(text)}»` : '')
  return {
    usuario: named(url?.username),
    base: named(url?.pathname.slice(1)),
    servidor: named(url?.hostname),
  }
}

const NO_RESPONDE =
  'No se pudo usar la base de datos: no responde o cortó la conexión. Compruebe que esté en marcha (DATABASE_URL) y vuelva a arrancar.'

const explainBase = (code: string, databaseUrl: string | undefined): string | undefined => {
  const { usuario, base, servidor } = namesOf(databaseUrl)
  switch (code) {
    case '28P01':
      return `PostgreSQL no aceptó el usuario${usuario} de DATABASE_URL o su clave. Corrija DATABASE_URL (o el archivo de DATABASE_URL_FILE), o ponga esa clave en PostgreSQL con «alter role … password …».`
    case '28000':
      return `PostgreSQL no deja entrar al usuario${usuario} de DATABASE_URL: no existe, o pg_hba.conf no lo admite desde esta máquina. Créelo con «create role … login password …», o corrija DATABASE_URL.`
    case '3D000':
      return `La base${base} de DATABASE_URL no existe en ese servidor. Créela con «create database … owner …», o corrija DATABASE_URL.`
    case '42501':
      return `El usuario${usuario} de DATABASE_URL no tiene permiso para lo que Apremia necesita en la base${base}. Hágalo dueño de ella con «alter database … owner to …» y, si sus tablas son de otro usuario, de cada una con «alter table … owner to …» («apremia-servidor respaldo ensayar» las nombra).`
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `No se encontró en la red el servidor${servidor} de DATABASE_URL. Corrija su nombre, o revise la red y el DNS de esta máquina.`
  }
  return undefined
}

const explainMaquina = (error: Error & NodeJS.ErrnoException): string | undefined => {
  const { code = '' } = error
  if (code === 'EADDRINUSE')
    return `El puerto${'port' in error ? ` ${error.port}` : ''} ya está en uso. Detenga el otro proceso o elija otro con PORT.`
  if (code === 'EADDRNOTAVAIL')
    return 'HOST no es una dirección de esta máquina. Corríjalo, o use HOST=0.0.0.0 para escuchar en todas.'
  if (!['EACCES', 'EPERM', 'EROFS'].includes(code)) return undefined
  if ('port' in error)
    return `Esta cuenta no puede usar el puerto ${error.port}: elija otro con PORT=3001.`
  return error.path === undefined
    ? undefined
    : `Esta cuenta no puede leer o escribir ${error.path}. Dele ese permiso (las carpetas de DATA_DIR son de la cuenta con que corre el servidor), o indique otro DATA_DIR.`
}

/**
 * Explains in plain words why the server does not start, and how to fix the problem. Returns undefined for an unknown
 * failure.
 */
export const explainArranque = (
  error: unknown,
  databaseUrl: string | undefined,
): string | undefined => {
  if (error instanceof ConfigError || error instanceof DataDirInUse) return error.message
  for (const cause of causesOf(error)) {
    const said = explainMaquina(cause as Error) ?? explainBase(String(cause.code), databaseUrl)
    if (said !== undefined) return said
    // The PostgreSQL driver gives no code for a missing password, so its message is compared.
    if (/client password must be a string/.test(cause.message))
      return 'PostgreSQL pide una clave y DATABASE_URL no la trae: póngala después del usuario, «postgres://usuario:clave@servidor/base».'
  }
  return isDatabaseDown(error) ? NO_RESPONDE : undefined
}
