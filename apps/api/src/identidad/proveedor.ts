import {
  FIRMAS_ADMITIDAS,
  FUENTES,
  type Fuente,
  type FuenteDeIngreso,
  type PuntoDeIdentidad,
  parseDni,
  reviewClaves,
} from '@apremia/core'
import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import type { IdentidadConfig } from '../platform/config-de-identidad.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly identidad: Proveedor
  }
}

export interface Identidad {
  readonly dni: string
  readonly fuente: FuenteDeIngreso
  readonly jti: string
  /**
   * Time at which the token expires. The largest difference allowed between the identity provider's clock and the
   * server's is already added.
   */
  readonly expira: Date
}

export interface RevisionDeIdentidad {
  readonly tipo: 'demo' | 'tokens' | 'openid'
  readonly emisor: string
  /**
   * URL of this product to which the identity provider returns the person after the sign-in. An administrator registers
   * this URL at the provider. '' when nothing must be registered.
   */
  readonly vuelta: string
  /**
   * URL of this product to which the identity provider returns the person after the logout. An administrator registers
   * this URL at the provider. '' when nothing must be registered.
   */
  readonly salida: string
  readonly puntos: readonly PuntoDeIdentidad[]
}

export interface Proveedor {
  /**
   * Tests the connection to the identity provider and reports the result of each check. Never throws: a failed check is
   * one of the results.
   */
  readonly review: () => Promise<RevisionDeIdentidad>
  /** URL of the sign-in page. Its query parameters are `fnt` (identity source) and `vlv` (return URL). */
  readonly url: string
  readonly salida: string
  readonly demo: boolean
  /**
   * Sources of identity that the provider offers, each with its own button on the sign-in page. When the list is empty,
   * the page has one button with the name of the provider.
   */
  readonly fuentes: readonly Fuente[]
  readonly nombre: string
  /**
   * Verifies a token of the identity provider. Returns undefined when the token is not valid.
   *
   * @throws when the public keys of the identity provider cannot be read
   */
  readonly verify: (token: string) => Promise<Identidad | undefined>
}

export const MAX_TOKEN_SECONDS = 120

/** Largest difference allowed between the identity provider's clock and the server's, in seconds. */
export const CLOCK_TOLERANCE_SECONDS = 30

export const ALGORITHMS = [...FIRMAS_ADMITIDAS]

/**
 * Reads the DNI (national identity number) from a claim of a token. Some providers write the DNI as a number. Returns
 * undefined when the claim is not a DNI.
 */
const readDni = (claim: unknown): string | undefined =>
  typeof claim === 'string' || typeof claim === 'number' ? parseDni(String(claim)) : undefined

/**
 * Tells whether a claim can be the id of a token. The product stores the id until the token expires, so that nobody
 * uses the token twice.
 */
const isJti = (jti: unknown): jti is string =>
  typeof jti === 'string' && /^[^\p{C}]{1,200}$/u.test(jti)

export const createVerifier =
  (options: {
    readonly keys: JWTVerifyGetKey
    readonly emisor: string
    readonly audiencia: string
    readonly ahora: () => Date
  }): Proveedor['verify'] =>
  async (token) => {
    try {
      const { payload } = await jwtVerify(token, options.keys, {
        issuer: options.emisor,
        audience: options.audiencia,
        algorithms: ALGORITHMS,
        maxTokenAge: MAX_TOKEN_SECONDS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        requiredClaims: ['jti', 'exp', 'iat'],
        currentDate: options.ahora(),
      })
      const dni = readDni(payload.dni ?? payload.sub)
      const fuente = FUENTES.find((source) => source === payload.fnt)
      if (dni === undefined || fuente === undefined) return undefined
      if (!isJti(payload.jti) || payload.exp === undefined || payload.iat === undefined)
        return undefined
      if (payload.exp - payload.iat > MAX_TOKEN_SECONDS) return undefined
      const expira = new Date((payload.exp + CLOCK_TOLERANCE_SECONDS) * 1000)
      return { dni, fuente, jti: payload.jti, expira }
    } catch (error) {
      // A failure to read the keys of the identity provider is an error of the provider and is thrown. An invalid token
      // is only a fault of the request, so the result is undefined.
      const unreachable = error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC'
      if (unreachable || error instanceof errors.JWKSTimeout) throw error
      if (error instanceof errors.JOSEError) return undefined
      throw error
    }
  }

/**
 * Counts the keys published by the identity provider that can verify a signature. Returns null when the keys cannot be
 * read.
 */
export const countClaves = async (
  address: string,
  ask: (url: string, options: object) => Promise<Response>,
): Promise<number | null> => {
  try {
    const response = await ask(address, { signal: AbortSignal.timeout(5000) })
    const { keys } = (await response.json()) as {
      readonly keys: readonly Record<string, unknown>[]
    }
    return keys.filter(({ kty, use }) => kty !== 'oct' && use !== 'enc').length
  } catch {
    return null
  }
}

/**
 * Identity provider that returns a signed token in the return URL. Any standard issuer that signs tokens and publishes
 * its keys is accepted (D4).
 */
export const externalProvider = (
  config: Extract<IdentidadConfig, { tipo: 'externo' }>,
  ahora: () => Date,
): Proveedor => ({
  url: config.url,
  salida: config.salida,
  demo: false,
  fuentes: FUENTES,
  nombre: '',
  review: async () => ({
    tipo: 'tokens',
    emisor: config.emisor,
    vuelta: '',
    salida: '',
    puntos: [reviewClaves(await countClaves(config.jwks, fetch))],
  }),
  verify: createVerifier({
    keys: createRemoteJWKSet(new URL(config.jwks), { timeoutDuration: 5000 }),
    emisor: config.emisor,
    audiencia: config.audiencia,
    ahora,
  }),
})
