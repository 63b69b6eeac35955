import { MAX_EDAD_DE_TOKEN, type PruebaDePedido } from '@apremia/core'
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify, customFetch as keysFetch } from 'jose'
import * as oidc from 'openid-client'
import type { OidcConfig } from '../platform/config-de-identidad.ts'
import { isLoopbackUrl } from '../platform/loopback.ts'
import type { AskDeIdentidad } from './create-ask.ts'
import { IngresoFallido } from './falla-de-oidc.ts'
import { ALGORITHMS, CLOCK_TOLERANCE_SECONDS } from './proveedor.ts'
import { tryCanje, tryPedido } from './try-pedido.ts'

const ESPERA_SEGUNDOS = 5

/**
 * Age at which the identity provider's discovery document is read again, because the URLs of the provider may change.
 */
const VIGENCIA_MS = 60 * 60_000

export interface PedidoDeIngreso {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}

export interface RespuestaDeOidc {
  readonly claims: Readonly<Record<string, unknown>>
  readonly idToken: string
}

export interface OidcClient {
  readonly begin: (opciones: {
    readonly pista: string | undefined
    readonly identificarse: boolean
  }) => Promise<{ readonly url: URL; readonly pedido: PedidoDeIngreso }>
  /** Tells whether the identity provider can be asked to make a person sign in again (OpenID Connect Core §3.1.2.1). */
  readonly canAskAgain: () => Promise<boolean>
  /**
   * Completes a sign-in: exchanges the code of the callback URL for tokens, and returns the verified claims of the
   * person.
   *
   * @throws the errors that `fallaDeOidc` classifies
   */
  readonly finish: (vuelta: URL, pedido: PedidoDeIngreso) => Promise<RespuestaDeOidc>
  readonly buildSalida: (vuelta: string, idToken: string | undefined) => Promise<URL | undefined>
  readonly discover: () => Promise<oidc.ServerMetadata>
  /**
   * Begins a trial sign-in, to report whether the settings of the identity provider work. The trial stops at the step
   * that needs a person. Never throws. In the report, null means "could not be checked".
   */
  readonly tryPedido: () => Promise<PruebaDePedido>
}

interface Descubierto {
  readonly configuration: oidc.Configuration
  readonly keys: JWTVerifyGetKey
}

/**
 * Sends the client secret to the identity provider in the body of the request when the provider accepts that.
 * Otherwise, sends the secret in the Authorization header. RFC 6749 requires providers to decode a secret in the
 * header, but some do not.
 */
const createAuth = (secreto: string | undefined): oidc.ClientAuth => {
  if (secreto === undefined) return oidc.None()
  return (server, ...rest) => {
    const metodos = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic']
    const auth = metodos.includes('client_secret_post')
      ? oidc.ClientSecretPost(secreto)
      : oidc.ClientSecretBasic(secreto)
    return auth(server, ...rest)
  }
}

export const createOidcClient = (
  config: OidcConfig,
  redirectUri: string,
  ahora: () => Date,
  ask: AskDeIdentidad,
): OidcClient => {
  const emisor = new URL(config.emisor)
  const read = async (): Promise<Descubierto> => {
    const configuration = await oidc.discovery(
      emisor,
      config.cliente,
      { [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS },
      createAuth(config.secreto),
      {
        timeout: ESPERA_SEGUNDOS,
        execute: isLoopbackUrl(emisor) ? [oidc.allowInsecureRequests] : [],
        [oidc.customFetch]: ask,
      },
    )
    const { jwks_uri, issuer } = configuration.serverMetadata()
    // Some identity providers are shared by many organizations, and `openid-client` accepts the issuer name of any of
    // them. Only the configured issuer is accepted here.
    if (new URL(issuer).href !== emisor.href) throw new IngresoFallido('otro-emisor')
    if (jwks_uri === undefined) throw new IngresoFallido('configuracion')
    const keys = createRemoteJWKSet(new URL(jwks_uri), {
      timeoutDuration: ESPERA_SEGUNDOS * 1000,
      // When a token has an unknown signing key, the keys are fetched again at once. Tokens come directly from the
      // identity provider, so an attacker cannot cause needless requests.
      cooldownDuration: 0,
      [keysFetch]: ask,
    })
    return { configuration, keys }
  }

  let known: { readonly leido: number; readonly descubierto: Descubierto } | undefined
  let reading: Promise<Descubierto> | undefined
  /**
   * Concurrent callers share one request for the discovery document. A failure is not cached, so the next caller sends
   * a new request.
   */
  const refresh = (): Promise<Descubierto> => {
    reading ??= read()
      .then((descubierto) => {
        known = { leido: ahora().getTime(), descubierto }
        return descubierto
      })
      .finally(() => {
        reading = undefined
      })
    return reading
  }
  const find = async (): Promise<Descubierto> => {
    if (known === undefined) return refresh()
    if (ahora().getTime() - known.leido < VIGENCIA_MS) return known.descubierto
    const { descubierto } = known
    return refresh().catch(() => descubierto)
  }

  const client: OidcClient = {
    begin: async ({ pista, identificarse }) => {
      // Reads the provider's discovery document again at each sign-in. When the provider is down, this request fails.
      // The person then sees an error of this product instead of a dead page of the provider.
      const { configuration } = await refresh()
      const pedido = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      }
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: config.alcances,
        state: pedido.state,
        nonce: pedido.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(pedido.verifier),
        code_challenge_method: 'S256',
        ...(pista === undefined ? {} : { [config.pista]: pista }),
        ...(identificarse ? { prompt: 'login' } : {}),
      })
      return { url, pedido }
    },

    finish: async (vuelta, { state, nonce, verifier }) => {
      const { configuration, keys } = await find()
      const iss = vuelta.searchParams.get('iss')
      if (iss !== null && iss !== configuration.serverMetadata().issuer)
        throw new IngresoFallido('otro-emisor')
      const tokens = await oidc.authorizationCodeGrant(configuration, vuelta, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      })
      const { id_token: idToken } = tokens
      const claims = tokens.claims()
      if (idToken === undefined || claims === undefined)
        throw new IngresoFallido('respuesta-invalida')
      // `openid-client` does not check the signature of the token, because it trusts TLS. A proxy may end the TLS
      // connection and change the token, so the signature is checked here.
      await jwtVerify(idToken, keys, {
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE_SECONDS,
        maxTokenAge: MAX_EDAD_DE_TOKEN,
      })
      const { userinfo_endpoint } = configuration.serverMetadata()
      if (claims[config.reclamo.reclamo] !== undefined || userinfo_endpoint === undefined)
        return { claims, idToken }
      const userinfo = await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      return { claims: { ...userinfo, ...claims }, idToken }
    },

    buildSalida: async (vuelta, idToken) => {
      const { configuration } = await find()
      if (configuration.serverMetadata().end_session_endpoint === undefined) return undefined
      return oidc.buildEndSessionUrl(configuration, {
        post_logout_redirect_uri: vuelta,
        ...(idToken === undefined ? {} : { id_token_hint: idToken }),
      })
    },

    discover: async () => (await refresh()).configuration.serverMetadata(),

    canAskAgain: async () => {
      const { prompt_values_supported: admitidos } = (await find()).configuration.serverMetadata()
      return !Array.isArray(admitidos) || admitidos.includes('login')
    },

    tryPedido: () =>
      tryPedido(config.cliente, redirectUri, {
        begin: () => client.begin({ pista: undefined, identificarse: false }),
        canje: async () => tryCanje((await find()).configuration, redirectUri),
        ask,
      }),
  }
  return client
}
