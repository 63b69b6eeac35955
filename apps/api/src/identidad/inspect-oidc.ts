import type { HechosDeIdentidad } from '@apremia/core'
import type { ServerMetadata } from 'openid-client'
import type { OidcConfig } from '../platform/config-de-identidad.ts'
import { type AskDeIdentidad, ESPERA_DE_IDENTIDAD_MS } from './create-ask.ts'
import { fallaDeOidc } from './falla-de-oidc.ts'
import type { OidcClient } from './oidc-client.ts'
import { countClaves } from './proveedor.ts'

interface DescripcionLeida {
  /**
   * Seconds by which the identity provider's clock is ahead of the server's, according to the `date` header of the
   * provider's answer. Null when the header is missing or invalid.
   */
  readonly desfase: number | null
  readonly publicado: string
}

const readDescripcion = async (
  emisor: string,
  ask: AskDeIdentidad,
  ahora: () => Date,
): Promise<DescripcionLeida> => {
  try {
    const url = `${emisor.replace(/\/$/, '')}/.well-known/openid-configuration`
    const signal = AbortSignal.timeout(ESPERA_DE_IDENTIDAD_MS)
    const response = await ask(url, { signal })
    const fecha = response.headers.get('date')
    const desfase =
      fecha === null ? null : Math.round((Date.parse(fecha) - ahora().getTime()) / 1000)
    const { issuer } = Object(await response.json()) as { readonly issuer?: unknown }
    return { desfase, publicado: typeof issuer === 'string' ? issuer.slice(0, 300) : '' }
  } catch {
    return { desfase: null, publicado: '' }
  }
}

const listOf = (value: unknown): readonly string[] | null =>
  Array.isArray(value) ? value.map(String) : null

export const inspectOidc = async (
  { emisor, cliente, alcances, reclamo, secreto }: OidcConfig,
  client: OidcClient,
  {
    ask,
    ahora,
    vuelta,
  }: { readonly ask: AskDeIdentidad; readonly ahora: () => Date; readonly vuelta: string },
): Promise<HechosDeIdentidad> => {
  let falla: HechosDeIdentidad['falla'] = null
  const metadata: Partial<ServerMetadata> = await client.discover().catch((error: unknown) => {
    falla = fallaDeOidc(error)
    return {}
  })
  const { desfase, publicado } = await readDescripcion(emisor, ask, ahora)
  const prueba =
    falla === null ? await client.tryPedido() : { cliente, vuelta, canje: null, pagina: null }
  return {
    ...prueba,
    falla,
    emisor,
    publicado,
    pkce: listOf(metadata.code_challenge_methods_supported),
    conSecreto: secreto !== undefined,
    autenticacion: listOf(metadata.token_endpoint_auth_methods_supported),
    algoritmos: listOf(metadata.id_token_signing_alg_values_supported),
    claves: metadata.jwks_uri === undefined ? null : await countClaves(metadata.jwks_uri, ask),
    pedidos: alcances.split(/\s+/),
    alcances: listOf(metadata.scopes_supported),
    reclamo: reclamo.reclamo,
    reclamos: listOf(metadata.claims_supported),
    userinfo: metadata.userinfo_endpoint !== undefined,
    salida: metadata.end_session_endpoint !== undefined,
    desfase,
  }
}
