import { parseDni, reviewOidc } from '@apremia/core'
import type { OidcConfig } from '../platform/config-de-identidad.ts'
import { createAskDeIdentidad } from './create-ask.ts'
import { parseFuente } from './identidad-page.ts'
import { inspectOidc } from './inspect-oidc.ts'
import { createOidcClient, type OidcClient } from './oidc-client.ts'
import type { Proveedor } from './proveedor.ts'
import type { Sellos } from './sellos.ts'

/**
 * Seconds that the sign-in token is valid. The browser receives the token when it returns from the identity provider,
 * and then exchanges it for a session.
 */
const VIDA_DEL_TOKEN = 60

export const CAMINO_DE_VUELTA = '/identidad/vuelta'

/**
 * Identity provider of a municipality that uses OpenID Connect. The web application and the command-line program use it
 * like any other provider: they get a sign-in token from `/identidad` (ADR 0071).
 */
export interface OidcProvider extends Proveedor {
  readonly config: OidcConfig
  readonly client: OidcClient
  readonly sellos: Sellos
  readonly issue: (dni: string, fuente: Proveedor['fuentes'][number] | undefined) => Promise<string>
}

export const createOidcProvider = (options: {
  readonly config: OidcConfig
  readonly publicUrl: string
  readonly sellos: Sellos
  readonly ahora: () => Date
}): OidcProvider => {
  const { config, publicUrl, sellos, ahora } = options
  const vuelta = `${publicUrl}${CAMINO_DE_VUELTA}`
  const ask = createAskDeIdentidad()
  const client = createOidcClient(config, vuelta, ahora, ask)
  return {
    url: `${publicUrl}/identidad`,
    salida: `${publicUrl}/identidad/salir`,
    demo: false,
    fuentes: config.fuentes.map(({ fuente }) => fuente),
    nombre: config.nombre,
    config,
    client,
    review: async () => ({
      tipo: 'openid',
      emisor: config.emisor,
      vuelta,
      salida: `${publicUrl}/`,
      puntos: reviewOidc(await inspectOidc(config, client, { ask, ahora, vuelta })),
    }),
    sellos,
    issue: (dni, fuente) => sellos.seal('token', { dni, fnt: fuente ?? 'oidc' }, VIDA_DEL_TOKEN),
    verify: async (token) => {
      const sellado = await sellos.open('token', token)
      const dni = parseDni(String(sellado?.dni ?? ''))
      if (sellado === undefined || dni === undefined) return undefined
      const { jti, exp } = sellado
      return { dni, fuente: parseFuente(sellado.fnt) ?? 'oidc', jti, expira: new Date(exp * 1000) }
    },
  }
}
