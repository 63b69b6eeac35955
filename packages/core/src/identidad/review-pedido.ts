import { type PuntoDeIdentidad, tellPunto } from './punto-de-identidad.ts'

/**
 * Response of the token endpoint of the identity provider to an authorization code that the product invented. The
 * product sends this code only to test the configuration.
 */
export interface RespuestaDelCanje {
  readonly estado: number
  readonly error: string
  readonly detalle: string
}

export interface RespuestaDeLaPagina {
  readonly estado: number
  readonly error: string
  /**
   * True when the identity provider redirects to the return URL of this installation. The redirection proves that the
   * return URL is registered in the provider.
   */
  readonly propia: boolean
}

/**
 * Responses of the identity provider to a test in which nobody signs in. `canje` answers the exchange of an
 * authorization code. `pagina` answers the opening of the sign-in page. Null without a response.
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
  // The identity provider checks the authorization code only after it accepts the client id and the secret of the
  // product. An error about the code therefore proves that it accepted them.
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

/**
 * Errors with which the identity provider says that the person must sign in. Such an error proves that the provider
 * accepted the client id of the product (OpenID Connect Core §3.1.2.6).
 */
const PIDEN_PERSONA = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]

const PASAJEROS = ['server_error', 'temporarily_unavailable']

/**
 * HTTP statuses that usually come from a firewall or proxy in front of the identity provider. They do not show whether
 * the provider accepts the client id of the product.
 */
const DE_OTRO = [403, 407, 408, 429]

const decidePagina = ({ estado, error }: RespuestaDeLaPagina): PuntoDeIdentidad['estado'] => {
  if (estado >= 500 || DE_OTRO.includes(estado) || PASAJEROS.includes(error)) return 'aviso'
  if (estado >= 400) return 'mal'
  if (error === '' || PIDEN_PERSONA.includes(error)) return 'bien'
  // The sign-in page contains the name of an error, such as 'invalid_client'. With a successful HTTP status this is
  // only a warning. The script of a normal sign-in page may contain such a name too.
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
