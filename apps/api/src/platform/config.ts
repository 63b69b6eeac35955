import { resolve } from 'node:path'
import type { Limite } from '@apremia/api-client'
import { type AlmacenConfig, readAlmacen } from './config-de-almacen.ts'
import { type CorreoConfig, readCorreo } from './config-de-correo.ts'
import {
  type IdentidadConfig,
  readIdentidad,
  VARIABLES_DE_IDENTIDAD,
} from './config-de-identidad.ts'
import { ConfigError, SinIdentidad } from './config-error.ts'
import { isLoopback, isLoopbackUrl } from './loopback.ts'
import { readLibreoffice } from './read-libreoffice.ts'
import { readProxies } from './read-proxies.ts'

export interface Config {
  readonly version: string
  readonly host: string
  readonly port: number
  readonly todasLasDirecciones: boolean
  readonly publicUrl: string
  /** Addresses of the reverse proxies on other machines. The server believes their `X-Forwarded-For` header. */
  readonly proxies: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  /** S3-compatible store of the documents. Undefined keeps the documents in the data folder. */
  readonly almacen: AlmacenConfig | undefined
  readonly municipio: string | undefined
  readonly identidad: IdentidadConfig
  readonly servicioMunicipal: ServicioMunicipal | undefined
  readonly correo: CorreoConfig | undefined
  readonly adminInicial: string | undefined
  readonly jefaturaInicial: string | undefined
  /**
   * Value of the environment variable APREMIA_RESTAURACION, which accepts a database restored from a backup (R30). It
   * has a code of the restored copy and the last document numbers. A start that needs the value and lacks it fails, and
   * the error shows the format.
   */
  readonly restauracion: string | undefined
  readonly demo: { readonly tamano: 'chico' | 'grande'; readonly semilla: number }
  readonly limites: Readonly<Record<Limite, number>>
  readonly aLaVez: number
  /** Milliseconds without progress after which the server closes a connection (R14). */
  readonly sinAvanceMs: number
  readonly logLevel: string
  /**
   * Token with which a program reads the metrics of the server and the health of each of its parts. Without a token,
   * only the programs of this machine may read them.
   */
  readonly tokenDeMetricas: string | undefined
  /** Path of the program LibreOffice, which makes the PDF of a court paper. Undefined when it is not installed. */
  readonly libreoffice: string | undefined
  /** True on the computer of a developer. Checks that are too slow for an installation run only there. */
  readonly desarrollo: boolean
}

export interface ServicioMunicipal {
  readonly url: string
  readonly token: string
  readonly local: boolean
  readonly llamadas: number
}

type Env = Readonly<Record<string, string | undefined>>

const integer = (env: Env, name: string, fallback: number, min: number, max: number): number => {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigError(`${name} debe ser un entero entre ${min} y ${max}; vale «${text}».`)
  }
  return value
}

/** Removes the user and password from a URL, because error messages that contain the URL go to the log. */
const withoutUser = (address: string): string => address.replace(/^([^/]*\/\/)?[^/]*@/, '$1')

/**
 * Reads the address and the credential of the municipality's service. Plain HTTP is allowed only for a service on this
 * machine, because the credential and the taxpayers' data would travel in clear text.
 */
const readServicioMunicipal = (env: Env): ServicioMunicipal | undefined => {
  const { MUNICIPIO_URL: address = '', MUNICIPIO_TOKEN: token = '' } = env
  if (address === '') {
    if (token === '') return undefined
    throw new ConfigError(
      'MUNICIPIO_TOKEN está puesta y falta MUNICIPIO_URL, la dirección del servicio del municipio. Póngala, o quite MUNICIPIO_TOKEN para usar el registro propio.',
    )
  }
  if (token === '') {
    throw new ConfigError(
      'MUNICIPIO_URL está puesta y falta MUNICIPIO_TOKEN, la credencial de ese servicio. Póngala, o quite MUNICIPIO_URL para usar el registro propio.',
    )
  }
  const url = URL.canParse(address) ? new URL(address) : undefined
  const local = url !== undefined && isLoopbackUrl(url)
  if (url?.protocol !== 'https:' && !(url?.protocol === 'http:' && local)) {
    throw new ConfigError(
      `MUNICIPIO_URL debe empezar con https:// (http:// solo en esta máquina); vale «${withoutUser(address)}».`,
    )
  }
  if (url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(
      'MUNICIPIO_URL no lleva usuario ni parámetros: quítelos y ponga la credencial en MUNICIPIO_TOKEN.',
    )
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    throw new ConfigError(
      'MUNICIPIO_TOKEN tiene espacios o caracteres que no se admiten: cópiela otra vez, sin espacios ni saltos de línea.',
    )
  }
  const llamadas = integer(env, 'MUNICIPIO_LLAMADAS', 8, 1, 32)
  return { url: url.href.replace(/\/+$/, ''), token, local, llamadas }
}

const readTokenDeMetricas = ({ APREMIA_METRICAS_TOKEN: token = '' }: Env): string | undefined => {
  if (token === '' || /^[\x21-\x7e]{16,200}$/.test(token)) return token || undefined
  throw new ConfigError(
    'APREMIA_METRICAS_TOKEN debe tener de 16 a 200 letras, números o signos, sin espacios ni acentos.',
  )
}

const readPublicUrl = (env: Env, fallback: string): URL => {
  const address = env.PUBLIC_URL || fallback
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url
  throw new ConfigError(
    `PUBLIC_URL debe empezar con https:// (o http:// en esta máquina); vale «${withoutUser(address)}».`,
  )
}

/**
 * Anybody may sign in to a demonstration, so a demonstration must listen on the loopback and use the embedded database
 * (D4).
 *
 * @throws ConfigError in Spanish, with the name of the variable
 */
export const readConfig = (env: Env, version: string): Config => {
  const host = env.HOST || '127.0.0.1'
  const port = integer(env, 'PORT', 3000, 0, 65_535)
  const identidad = readIdentidad(env)
  const databaseUrl = env.DATABASE_URL || undefined
  const todasLasDirecciones = ['0.0.0.0', '::', '[::]'].includes(host)
  const opened = todasLasDirecciones ? '127.0.0.1' : host
  const shown = opened.includes(':') ? `[${opened}]` : opened
  const publicUrl = readPublicUrl(env, `http://${shown}:${port}`)
  if (identidad.tipo === 'demo') {
    if (!isLoopback(host)) {
      throw new SinIdentidad(
        `La identidad de demostración solo funciona en esta máquina: HOST vale «${host}». Configure un proveedor de identidad (${VARIABLES_DE_IDENTIDAD}) o use HOST=127.0.0.1.`,
      )
    }
    if (!isLoopbackUrl(publicUrl)) {
      throw new SinIdentidad(
        `La identidad de demostración solo funciona en esta máquina: PUBLIC_URL vale «${env.PUBLIC_URL}». Configure un proveedor de identidad (${VARIABLES_DE_IDENTIDAD}) o quite PUBLIC_URL.`,
      )
    }
    if (databaseUrl !== undefined) {
      throw new SinIdentidad(
        `La identidad de demostración no funciona con DATABASE_URL. Configure un proveedor de identidad (${VARIABLES_DE_IDENTIDAD}).`,
      )
    }
  }
  const servicioMunicipal = readServicioMunicipal(env)
  if (identidad.tipo === 'demo' && servicioMunicipal?.local === false) {
    throw new SinIdentidad(
      `La identidad de demostración no funciona con el servicio de un municipio (MUNICIPIO_URL). Configure un proveedor de identidad (${VARIABLES_DE_IDENTIDAD}).`,
    )
  }
  const tamano = env.APREMIA_DEMO_TAMANO || 'chico'
  if (tamano !== 'chico' && tamano !== 'grande') {
    throw new ConfigError(`APREMIA_DEMO_TAMANO debe ser chico o grande; vale «${tamano}».`)
  }
  return {
    version,
    host,
    port,
    todasLasDirecciones,
    publicUrl: publicUrl.href.replace(/\/+$/, ''),
    proxies: readProxies(env.APREMIA_PROXIES ?? ''),
    dataDir: resolve(env.DATA_DIR || 'datos'),
    databaseUrl,
    almacen: readAlmacen(env),
    municipio: env.MUNICIPIO_NOMBRE || undefined,
    identidad,
    servicioMunicipal,
    correo: readCorreo(env),
    adminInicial: env.APREMIA_ADMIN_DNI || undefined,
    jefaturaInicial: env.APREMIA_JEFATURA_DNI || undefined,
    restauracion: env.APREMIA_RESTAURACION || undefined,
    demo: { tamano, semilla: integer(env, 'APREMIA_DEMO_SEMILLA', 1, 1, 2_147_483_647) },
    limites: {
      busqueda: integer(env, 'APREMIA_LIMITE_BUSQUEDAS', 60, 1, 1_000_000),
      consulta: integer(env, 'APREMIA_LIMITE_CONSULTAS', 300, 1, 1_000_000),
      documento: integer(env, 'APREMIA_LIMITE_DOCUMENTOS', 60, 1, 1_000_000),
      exportacion: integer(env, 'APREMIA_LIMITE_EXPORTACIONES', 10, 1, 1_000_000),
      verificacion: integer(env, 'APREMIA_LIMITE_VERIFICACIONES', 30, 1, 1_000_000),
    },
    aLaVez: integer(env, 'APREMIA_LIMITE_A_LA_VEZ', 8, 2, 1_000),
    sinAvanceMs: integer(env, 'APREMIA_SEGUNDOS_SIN_AVANCE', 15, 1, 15) * 1000,
    logLevel: env.LOG_LEVEL || 'warn',
    tokenDeMetricas: readTokenDeMetricas(env),
    libreoffice: readLibreoffice(env),
    desarrollo: env.NODE_ENV === 'development',
  }
}
