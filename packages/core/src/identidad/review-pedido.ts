import { type PuntoDeIdentidad, tellPunto } from './punto-de-identidad.ts'

/** Response of the provider's token endpoint to an authorization code that the product invented. */
export interface RespuestaDelCanje {
  readonly estado: number
  readonly error: string
  readonly detalle: string
}

/** Response of the authorization endpoint to a browser without a session. */
export interface RespuestaDeLaPagina {
  readonly estado: number
  readonly error: string
  /**
   * True when the provider redirects to the return URL of this installation, which proves that the URL is registered.
   */
  readonly propia: boolean
}

/**
 * Responses of the provider to a test sign-in that no person completes. `canje` or `pagina` is null when the provider
 * did not answer.
 */
export interface PruebaDePedido {
  readonly cliente: string
  readonly vuelta: string
  readonly canje: RespuestaDelCanje | null
  readonly pagina: RespuestaDeLaPagina | null
}

const SIN_RESPUESTA = 'no contestó'

const CLIENTE_RECHAZADO = ['invalid_client', 'unauthorized_client']

const decideCanje = (canje: RespuestaDelCanje): PuntoDeIdentidad['estado'] => {
  const { estado, error, detalle } = canje
  if (estado >= 500) return 'aviso'
  // The provider checks the authorization code only after it accepts the client. The error about a wrong code therefore
  // proves that the provider accepts the client.
  if (error === 'invalid_grant') return 'bien'
  if (CLIENTE_RECHAZADO.includes(error) || estado === 401) return 'mal'
  if (error !== 'invalid_request') return 'aviso'
  if (/secret|client/i.test(detalle)) return 'mal'
  return /\bcode\b|grant|código/i.test(detalle) ? 'bien' : 'aviso'
}

const reviewCanje = ({ canje, cliente }: PruebaDePedido): PuntoDeIdentidad => {
  if (canje === null) return tellPunto('credenciales', 'aviso', { cliente, codigo: SIN_RESPUESTA })
  const codigo = canje.error || canje.estado
  return tellPunto('credenciales', decideCanje(canje), { cliente, codigo })
}

/** Errors of a provider that accepts the client and would ask the person to sign in (OpenID Connect Core §3.1.2.6). */
const PIDEN_PERSONA = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]

const PASAJEROS = ['server_error', 'temporarily_unavailable']

/**
 * HTTP statuses that usually come from a firewall or proxy in front of the provider. These statuses do not show whether
 * the provider accepts the request.
 */
const DE_OTRO = [403, 407, 408, 429]

const decidePagina = ({ estado, error }: RespuestaDeLaPagina): PuntoDeIdentidad['estado'] => {
  if (estado >= 500 || DE_OTRO.includes(estado) || PASAJEROS.includes(error)) return 'aviso'
  if (estado >= 400) return 'mal'
  if (error === '' || PIDEN_PERSONA.includes(error)) return 'bien'
  // A page with an error name in its text may still be a normal sign-in page, because its script may contain that name.
  return estado < 300 ? 'aviso' : 'mal'
}

const reviewPagina = ({ pagina, cliente, vuelta }: PruebaDePedido): PuntoDeIdentidad => {
  if (pagina === null) return tellPunto('vuelta', 'aviso', { codigo: SIN_RESPUESTA, vuelta })
  const codigo = pagina.error || pagina.estado
  const estado = decidePagina(pagina)
  if (estado === 'mal' && pagina.propia) return tellPunto('pedido', 'mal', { cliente, codigo })
  return tellPunto('vuelta', estado, { cliente, codigo, vuelta })
}

export const reviewPedido = (prueba: PruebaDePedido): readonly PuntoDeIdentidad[] => [
  reviewCanje(prueba),
  reviewPagina(prueba),
]
