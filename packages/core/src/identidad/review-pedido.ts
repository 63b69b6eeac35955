import { type PuntoDeIdentidad, tellPunto } from './punto-de-identidad.ts'

/** Answer of the token endpoint to a code that was made up. */
export interface RespuestaDelCanje {
  readonly estado: number
  /** Code of the error (RFC 6749 §5.2); '' when it gives none. */
  readonly error: string
  /** Words of the provider about the error. */
  readonly detalle: string
}

/** Answer of the authorization endpoint to a browser that nobody has signed in with. */
export interface RespuestaDeLaPagina {
  readonly estado: number
  /** Code of the error in the page or in the address it sends to; '' when there is none. */
  readonly error: string
  /** The provider sends people back to the return address of this installation, so that address is registered. */
  readonly propia: boolean
}

/** Facts of a sign-in that is tried up to where a person is needed. Null when there was no answer. */
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
  // The provider looked at the code, so it had taken the client.
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

/** Errors of a provider that knows us and would ask the person (OpenID Connect Core §3.1.2.6). */
const PIDEN_PERSONA = [
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]

const PASAJEROS = ['server_error', 'temporarily_unavailable']

/** Statuses of a guard in front of the provider, which say nothing of the request itself. */
const DE_OTRO = [403, 407, 408, 429]

const decidePagina = ({ estado, error }: RespuestaDeLaPagina): PuntoDeIdentidad['estado'] => {
  if (estado >= 500 || DE_OTRO.includes(estado) || PASAJEROS.includes(error)) return 'aviso'
  if (estado >= 400) return 'mal'
  if (error === '' || PIDEN_PERSONA.includes(error)) return 'bien'
  // A page that names an error may be a sign-in page whose script knows it.
  return estado < 300 ? 'aviso' : 'mal'
}

const reviewPagina = ({ pagina, cliente, vuelta }: PruebaDePedido): PuntoDeIdentidad => {
  if (pagina === null) return tellPunto('vuelta', 'aviso', { codigo: SIN_RESPUESTA, vuelta })
  const codigo = pagina.error || pagina.estado
  const estado = decidePagina(pagina)
  if (estado === 'mal' && pagina.propia) return tellPunto('pedido', 'mal', { cliente, codigo })
  return tellPunto('vuelta', estado, { cliente, codigo, vuelta })
}

/** Tells whether the provider takes the client, its secret and the return address. */
export const reviewPedido = (prueba: PruebaDePedido): readonly PuntoDeIdentidad[] => [
  reviewCanje(prueba),
  reviewPagina(prueba),
]
