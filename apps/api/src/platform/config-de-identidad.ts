import {
  type FuenteDelProveedor,
  parseReclamo,
  type ReclamoDeDocumento,
  readFuentes,
} from '@apremia/core'
import { ConfigError, SinIdentidad } from './config-error.ts'
import { isLoopbackUrl } from './loopback.ts'

export interface OidcConfig {
  readonly tipo: 'oidc'
  readonly emisor: string
  readonly cliente: string
  /** Client secret for the identity provider. Without a secret (public client), the sign-in relies on PKCE alone. */
  readonly secreto: string | undefined
  /**
   * Name of the claim, in the identity token, with the person's DNI (national identity number). The value of the claim
   * is the DNI, or a number that contains the DNI.
   */
  readonly reclamo: ReclamoDeDocumento
  readonly alcances: string
  readonly nombre: string
  readonly pista: string
  readonly fuentes: readonly FuenteDelProveedor[]
}

export type IdentidadConfig =
  | { readonly tipo: 'demo' }
  | {
      readonly tipo: 'externo'
      readonly url: string
      readonly salida: string
      readonly emisor: string
      readonly audiencia: string
      readonly jwks: string
    }
  | OidcConfig

type Env = Readonly<Record<string, string | undefined>>

const DE_TOKENS = [
  'IDENTIDAD_URL',
  'IDENTIDAD_SALIDA_URL',
  'IDENTIDAD_EMISOR',
  'IDENTIDAD_AUDIENCIA',
  'IDENTIDAD_JWKS_URL',
] as const

const DE_OIDC = ['IDENTIDAD_EMISOR', 'IDENTIDAD_CLIENTE', 'IDENTIDAD_DOCUMENTO'] as const

const SOLO_OIDC = [
  'IDENTIDAD_CLIENTE',
  'IDENTIDAD_CLIENTE_SECRETO',
  'IDENTIDAD_DOCUMENTO',
  'IDENTIDAD_ALCANCES',
  'IDENTIDAD_NOMBRE',
  'IDENTIDAD_PISTA',
  'IDENTIDAD_FUENTES',
] as const

export const VARIABLES_DE_IDENTIDAD = `${DE_OIDC.join(', ')} con OpenID Connect, o ${DE_TOKENS.join(', ')} con el protocolo de tokens`

const refuseMissing = (env: Env, names: readonly string[]): void => {
  const missing = names.filter((name) => !env[name])
  if (missing.length > 0) {
    throw new SinIdentidad(
      `El proveedor de identidad está configurado a medias: falta ${missing.join(', ')}. Ponga esas variables, o quite todas las IDENTIDAD_*.`,
    )
  }
}

const readEmisor = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const segura = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopbackUrl(url))
  if (url === undefined || !segura) {
    throw new ConfigError(
      'IDENTIDAD_EMISOR debe ser la dirección del proveedor de identidad y empezar con https:// (http:// solo en esta máquina).',
    )
  }
  if (
    url.username !== '' ||
    url.search !== '' ||
    url.hash !== '' ||
    /\.well-known/.test(url.href)
  ) {
    throw new ConfigError(
      'IDENTIDAD_EMISOR es la dirección del proveedor tal como la publica en «issuer»: sin usuario, sin parámetros y sin «/.well-known/…».',
    )
  }
  return address
}

const readPistas = (env: Env) => {
  const { IDENTIDAD_PISTA: pista = '', IDENTIDAD_FUENTES: escritas = '' } = env
  const fuentes = readFuentes(escritas)
  if (fuentes === undefined) {
    throw new ConfigError(
      `IDENTIDAD_FUENTES es una lista de renaper, afip, miarg y anses, sin repetir, con el valor que el proveedor espera si es otro: «afip=afip-oidc, miarg». Vale «${escritas}».`,
    )
  }
  if ((pista === '') !== (fuentes.length === 0)) {
    throw new ConfigError(
      'IDENTIDAD_PISTA (el parámetro con que el proveedor recibe la fuente) y IDENTIDAD_FUENTES van juntas: ponga las dos o ninguna.',
    )
  }
  if (!/^\w*$/.test(pista)) {
    throw new ConfigError(
      `IDENTIDAD_PISTA debe ser el nombre de un parámetro, como kc_idp_hint; vale «${pista}».`,
    )
  }
  return { pista, fuentes }
}

const readOidc = (env: Env): OidcConfig => {
  refuseMissing(env, DE_OIDC)
  const otras = DE_TOKENS.filter((name) => name !== 'IDENTIDAD_EMISOR' && env[name])
  if (otras.length > 0) {
    throw new ConfigError(
      `Hay variables de dos formas de ingreso: IDENTIDAD_CLIENTE es de OpenID Connect, y ${otras.join(', ')} del protocolo de tokens. Quite las de una de las dos.`,
    )
  }
  const reclamo = parseReclamo(env.IDENTIDAD_DOCUMENTO ?? '')
  if (reclamo === undefined) {
    throw new ConfigError(
      `IDENTIDAD_DOCUMENTO dice en qué dato manda el proveedor el documento de la persona. Use dni, cuil o cuit; si el dato se llama de otra manera, su nombre y su clase, como «preferred_username:cuil». Vale «${env.IDENTIDAD_DOCUMENTO}».`,
    )
  }
  const alcances = env.IDENTIDAD_ALCANCES || 'openid profile'
  if (!alcances.split(/\s+/).includes('openid')) {
    throw new ConfigError(`IDENTIDAD_ALCANCES debe incluir openid; vale «${alcances}».`)
  }
  return {
    tipo: 'oidc',
    emisor: readEmisor(env.IDENTIDAD_EMISOR ?? ''),
    cliente: env.IDENTIDAD_CLIENTE ?? '',
    secreto: env.IDENTIDAD_CLIENTE_SECRETO || undefined,
    reclamo,
    alcances,
    nombre: env.IDENTIDAD_NOMBRE || 'su cuenta',
    ...readPistas(env),
  }
}

/**
 * @throws ConfigError when the settings of the identity provider are incomplete, or when the settings mix two kinds of
 * provider
 */
export const readIdentidad = (env: Env): IdentidadConfig => {
  if (SOLO_OIDC.some((name) => env[name])) return readOidc(env)
  if (!DE_TOKENS.some((name) => env[name])) return { tipo: 'demo' }
  refuseMissing(env, DE_TOKENS)
  const value = (name: (typeof DE_TOKENS)[number]) => env[name] ?? ''
  return {
    tipo: 'externo',
    url: value('IDENTIDAD_URL'),
    salida: value('IDENTIDAD_SALIDA_URL'),
    emisor: value('IDENTIDAD_EMISOR'),
    audiencia: value('IDENTIDAD_AUDIENCIA'),
    jwks: value('IDENTIDAD_JWKS_URL'),
  }
}
