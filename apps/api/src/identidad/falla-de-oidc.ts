import type { FallaDeIdentidad } from '@apremia/core'
import { errors } from 'jose'
import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'

export class IngresoFallido extends Error {
  override readonly name = 'IngresoFallido'
  readonly falla: FallaDeIdentidad

  constructor(falla: FallaDeIdentidad, cause?: unknown) {
    super(falla, { cause })
    this.falla = falla
  }
}

/**
 * Failure for each error code that the identity provider can add to the return URL (RFC 6749 §4.1.2.1, OpenID Connect
 * Core §3.1.2.6).
 */
const AL_VOLVER: Readonly<Record<string, FallaDeIdentidad>> = {
  access_denied: 'cancelado',
  login_required: 'cancelado',
  interaction_required: 'cancelado',
  consent_required: 'cancelado',
  account_selection_required: 'cancelado',
  unauthorized_client: 'cliente-rechazado',
  invalid_client: 'cliente-rechazado',
  server_error: 'proveedor-caido',
  temporarily_unavailable: 'proveedor-caido',
}

const deReclamo = (claim: unknown): FallaDeIdentidad => {
  if (claim === 'iss') return 'otro-emisor'
  if (claim === 'aud' || claim === 'azp') return 'otra-audiencia'
  return claim === 'nonce' ? 'ajeno' : 'respuesta-invalida'
}

/**
 * Returns the details of an error of `openid-client`. The library puts them in the cause of the error, or in the cause
 * of that cause.
 */
const detailOf = ({ cause }: ClientError): Readonly<Record<string, unknown>> => {
  const facts = cause instanceof Error ? cause.cause : cause
  return typeof facts === 'object' && facts !== null ? { ...facts } : {}
}

const deEstado = (status: number): FallaDeIdentidad => {
  if (status >= 500) return 'proveedor-caido'
  return status >= 400 ? 'configuracion' : 'respuesta-invalida'
}

/**
 * Classifies an error answer of the token endpoint (RFC 6749 §5.2). Some providers answer unauthorized_client for a
 * wrong secret.
 */
const deCanje = ({ status, error }: ResponseBodyError): FallaDeIdentidad => {
  if (status >= 500) return 'proveedor-caido'
  if (error === 'invalid_grant') return 'codigo-usado'
  const rechazado = error === 'invalid_client' || error === 'unauthorized_client'
  return rechazado || status === 401 ? 'cliente-rechazado' : 'configuracion'
}

const deCliente = (error: ClientError): FallaDeIdentidad => {
  if (error.cause instanceof Object && 'status' in error.cause)
    return deEstado(Number(error.cause.status))
  const detail = detailOf(error)
  switch (error.code) {
    case 'OAUTH_TIMEOUT':
    case undefined:
      return 'proveedor-caido'
    case 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED':
      return detail.attribute === 'issuer' ? 'otro-emisor' : 'respuesta-invalida'
    case 'OAUTH_JWT_CLAIM_COMPARISON_FAILED':
      return deReclamo(detail.claim)
    case 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED':
      return 'reloj'
    case 'OAUTH_UNSUPPORTED_OPERATION':
      return 'sin-firma'
    default:
      return 'header' in detail ? 'sin-firma' : 'respuesta-invalida'
  }
}

const deFirma = (error: errors.JOSEError): FallaDeIdentidad => {
  if (error instanceof errors.JWTExpired) return 'reloj'
  if (error instanceof errors.JWTClaimValidationFailed)
    return ['iat', 'nbf', 'exp'].includes(error.claim) ? 'reloj' : 'respuesta-invalida'
  const unreachable = error instanceof errors.JWKSTimeout || error.code === 'ERR_JOSE_GENERIC'
  return unreachable ? 'proveedor-caido' : 'sin-firma'
}

export const fallaDeOidc = (error: unknown): FallaDeIdentidad => {
  if (error instanceof IngresoFallido) return error.falla
  if (error instanceof AuthorizationResponseError) return AL_VOLVER[error.error] ?? 'configuracion'
  if (error instanceof ResponseBodyError) return deCanje(error)
  // When an answer has a WWW-Authenticate header, `openid-client` does not read its body. Only the status of the answer
  // is then known.
  if (error instanceof WWWAuthenticateChallengeError)
    return error.status === 401 ? 'cliente-rechazado' : deEstado(error.status)
  if (error instanceof ClientError) return deCliente(error)
  if (error instanceof errors.JOSEError) return deFirma(error)
  // The remaining errors mean that the identity provider is down, for example the TypeError that fetch throws when the
  // connection fails.
  return 'proveedor-caido'
}
