import type { PruebaDePedido, RespuestaDeLaPagina, RespuestaDelCanje } from '@apremia/core'
import * as oidc from 'openid-client'
import { type AskDeIdentidad, ESPERA_DE_IDENTIDAD_MS } from './create-ask.ts'
import { readRespuesta } from './respuesta-del-proveedor.ts'

/**
 * Invented authorization code, used to test the client settings. The identity provider checks the client before it
 * refuses the code.
 */
const CODIGO_INVENTADO = 'codigo-inventado-por-la-revision'

const ERROR_EN_PAGINA =
  /\b(invalid_redirect_uri|redirect_uri_mismatch|invalid_client|unauthorized_client|invalid_request)\b/

/**
 * Sends an invented authorization code to the identity provider, to learn whether the provider accepts the configured
 * client. Returns null when the provider does not answer.
 */
export const tryCanje = async (
  configuration: oidc.Configuration,
  redirectUri: string,
): Promise<RespuestaDelCanje | null> => {
  try {
    await oidc.genericGrantRequest(configuration, 'authorization_code', {
      code: CODIGO_INVENTADO,
      redirect_uri: redirectUri,
      code_verifier: oidc.randomPKCECodeVerifier(),
    })
    return { estado: 200, error: '', detalle: '' }
  } catch (error) {
    const respuesta = await readRespuesta(error)
    if (respuesta === undefined) return null
    const detalle = error instanceof oidc.ResponseBodyError ? error.error_description : undefined
    return { ...respuesta, detalle: detalle ?? '' }
  }
}

/**
 * Returns the error code in the URL to which the identity provider redirects, or ''. Returns 'error' when the provider
 * redirects to an error page without a code.
 */
const errorOf = ({ searchParams, pathname }: URL): string => {
  const said = searchParams.get('error') ?? searchParams.get('authError')
  if (said !== null) return /^\w{1,60}$/.test(said) ? said : 'error'
  return /\/error(\/|$)/i.test(pathname) ? 'error' : ''
}

/**
 * Opens the sign-in page of the identity provider like a browser without a session. Returns null when the provider does
 * not answer.
 */
const tryPagina = async (
  url: URL,
  redirectUri: string,
  ask: AskDeIdentidad,
): Promise<RespuestaDeLaPagina | null> => {
  try {
    const signal = AbortSignal.timeout(ESPERA_DE_IDENTIDAD_MS)
    const headers = { accept: 'text/html' }
    const response = await ask(url.href, { redirect: 'manual', headers, signal })
    const estado = response.status
    const body = await response.text()
    const location = response.headers.get('location')
    if (estado >= 300 && estado < 400 && location !== null) {
      const target = new URL(location, url)
      const propia = target.origin + target.pathname === redirectUri
      return { estado, error: errorOf(target), propia }
    }
    return { estado, error: ERROR_EN_PAGINA.exec(body)?.[0] ?? '', propia: false }
  } catch {
    return null
  }
}

export const tryPedido = async (
  cliente: string,
  redirectUri: string,
  asking: {
    readonly begin: () => Promise<{ readonly url: URL }>
    readonly canje: () => Promise<RespuestaDelCanje | null>
    readonly ask: AskDeIdentidad
  },
): Promise<PruebaDePedido> => {
  const pagina = async () => tryPagina((await asking.begin()).url, redirectUri, asking.ask)
  const [canje, vista] = await Promise.all([asking.canje(), pagina().catch(() => null)])
  return { cliente, vuelta: redirectUri, canje, pagina: vista }
}
