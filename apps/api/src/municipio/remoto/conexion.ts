import { type Dispatcher, EnvHttpProxyAgent, interceptors } from 'undici'
import { sinProxy } from '../../platform/sin-proxy.ts'

/** Milliseconds to connect: a connection that is not made by then will not be made. */
const CONEXION = 5_000

/** Faults of the connection: nothing was answered. */
const SIN_RESPUESTA = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_SOCKET',
]

/** An answer that was cut half-way is not resumed: its two halves could be of two different debts. */
const refuseRest: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (opts, handler) => {
  if (opts.headers && 'range' in opts.headers) throw new Error('respuesta cortada')
  return dispatch(opts, handler)
}

/**
 * Repeats a GET once when the connection failed or a gateway answered for the service. A 500 and a 503 are the
 * service's own word, and a body that was sent is not sent again.
 */
const retryOnce = interceptors.retry({
  methods: ['GET'],
  maxRetries: 1,
  minTimeout: 200,
  maxTimeout: 1_000,
  statusCodes: [502, 504],
  errorCodes: SIN_RESPUESTA,
  throwOnError: false,
})

export const withRetries = (dispatcher: Dispatcher): Dispatcher =>
  dispatcher.compose(refuseRest, retryOnce)

interface Limites {
  readonly conexiones: number
  /** Milliseconds until the answer begins, and between two pieces of it. */
  readonly espera: number
}

/** The pool of the municipal service, through the office's proxy (HTTPS_PROXY, HTTP_PROXY, NO_PROXY). */
export const openConexion = ({ conexiones, espera }: Limites): Dispatcher =>
  withRetries(
    new EnvHttpProxyAgent({
      connections: conexiones,
      connect: { timeout: CONEXION },
      headersTimeout: espera,
      bodyTimeout: espera,
      noProxy: sinProxy(process.env),
    }),
  )
