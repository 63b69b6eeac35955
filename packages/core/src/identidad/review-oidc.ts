import type { FallaDeIdentidad } from './falla.ts'
import { type PuntoDeIdentidad, tellPunto as tell } from './punto-de-identidad.ts'
import { type PruebaDePedido, reviewPedido } from './review-pedido.ts'

/**
 * Data that the product read from the identity provider (OpenID Connect), to check that the sign-in is well configured.
 * A list, such as `algoritmos`, is null when the provider does not publish it.
 */
export interface HechosDeIdentidad extends PruebaDePedido {
  readonly falla: FallaDeIdentidad | null
  readonly emisor: string
  /** Issuer in the discovery document of the identity provider. '' when the discovery document could not be read. */
  readonly publicado: string
  readonly pkce: readonly string[] | null
  readonly conSecreto: boolean
  readonly autenticacion: readonly string[] | null
  readonly algoritmos: readonly string[] | null
  /**
   * Number of keys of the identity provider with which the product can verify a signature. Null when the keys could not
   * be read.
   */
  readonly claves: number | null
  readonly pedidos: readonly string[]
  readonly alcances: readonly string[] | null
  readonly reclamo: string
  readonly reclamos: readonly string[] | null
  readonly userinfo: boolean
  readonly salida: boolean
  /**
   * Seconds by which the clock of the identity provider is ahead of the server's clock. Null when the provider's
   * response has no date.
   */
  readonly desfase: number | null
}

export const FIRMAS_ADMITIDAS = ['ES256', 'RS256', 'PS256', 'EdDSA'] as const

/** Maximum accepted difference between the clocks of the server and the identity provider, in seconds. */
const TOLERANCIA = 30

/**
 * Maximum age of an identity token, in seconds. The identity provider issues the token during the sign-in, so a valid
 * token is recent.
 */
export const MAX_EDAD_DE_TOKEN = 600

export const reviewClaves = (claves: number | null): PuntoDeIdentidad => {
  if (claves === null) return tell('claves', 'mal')
  return claves === 0 ? tell('claves', 'aviso') : tell('claves', 'bien', { claves })
}

const reviewPkce = (pkce: HechosDeIdentidad['pkce']): PuntoDeIdentidad =>
  pkce?.includes('S256') ? tell('pkce', 'bien') : tell('pkce', 'aviso')

const reviewFirma = (algoritmos: readonly string[] | null): PuntoDeIdentidad => {
  const admitidas = FIRMAS_ADMITIDAS.filter((una) => (algoritmos ?? ['RS256']).includes(una))
  return admitidas.length > 0
    ? tell('firma', 'bien', { algoritmos: admitidas.join(', ') })
    : tell('firma', 'mal', { admitidas: FIRMAS_ADMITIDAS.join(', ') })
}

const reviewCliente = ({ conSecreto, autenticacion }: HechosDeIdentidad): PuntoDeIdentidad => {
  // Default of OpenID Connect for an identity provider that does not publish how the product must authenticate: with
  // the client secret in the Authorization header.
  const maneras = autenticacion ?? ['client_secret_basic']
  const usadas = conSecreto ? ['client_secret_basic', 'client_secret_post'] : ['none']
  if (usadas.some((una) => maneras.includes(una))) return tell('cliente', 'bien')
  return conSecreto ? tell('cliente', 'mal') : tell('cliente', 'aviso')
}

const reviewAlcances = ({ pedidos, alcances }: HechosDeIdentidad): PuntoDeIdentidad => {
  const faltan = pedidos.filter((uno) => alcances !== null && !alcances.includes(uno))
  return faltan.length === 0
    ? tell('alcances', 'bien')
    : tell('alcances', 'aviso', { faltan: faltan.join(', ') })
}

const reviewDocumento = ({ reclamo, reclamos }: HechosDeIdentidad): PuntoDeIdentidad =>
  reclamos?.includes(reclamo)
    ? tell('documento', 'bien', { reclamo })
    : tell('documento', 'aviso', { reclamo })

/**
 * Compares the clocks of the server and the identity provider.
 * - When the provider's clock is ahead, the server refuses every new identity token, because the token seems to come
 *   from the future.
 * - When the server's clock is ahead, new tokens seem old. The server accepts tokens up to the age `MAX_EDAD_DE_TOKEN`.
 */
const reviewReloj = (desfase: number | null): PuntoDeIdentidad => {
  if (desfase === null) return tell('reloj', 'aviso')
  if (desfase > TOLERANCIA) return tell('reloj', 'mal', { segundos: desfase })
  const segundos = -desfase
  if (segundos <= TOLERANCIA) return tell('reloj', 'bien')
  const estado = segundos <= MAX_EDAD_DE_TOKEN + TOLERANCIA ? 'aviso' : 'mal'
  return tell('adelanto', estado, { segundos, duracion: segundos - TOLERANCIA })
}

const reviewDescripcion = ({ falla, emisor, publicado }: HechosDeIdentidad): PuntoDeIdentidad => {
  const direccion = `${emisor.replace(/\/$/, '')}/.well-known/openid-configuration`
  if (falla === null) return tell('descripcion', 'bien')
  if (falla === 'otro-emisor') return tell('emisor', 'mal', { emisor, publicado })
  return falla === 'proveedor-caido'
    ? tell('descripcion', 'mal', { direccion })
    : tell('respuesta', 'mal', { direccion, emisor })
}

export const reviewOidc = (hechos: HechosDeIdentidad): readonly PuntoDeIdentidad[] => {
  const descripcion = reviewDescripcion(hechos)
  if (hechos.falla !== null) return [descripcion]
  return [
    descripcion,
    reviewClaves(hechos.claves),
    reviewFirma(hechos.algoritmos),
    reviewPkce(hechos.pkce),
    reviewCliente(hechos),
    ...reviewPedido(hechos),
    reviewAlcances(hechos),
    reviewDocumento(hechos),
    hechos.userinfo ? tell('userinfo', 'bien') : tell('userinfo', 'aviso'),
    hechos.salida ? tell('salida', 'bien') : tell('salida', 'aviso'),
    reviewReloj(hechos.desfase),
  ]
}
