import { type Dispatcher, EnvHttpProxyAgent, interceptors } from 'undici'
import { sinProxy } from '../../platform/sin-proxy.ts'

const CONEXION = 5_000

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

/**
 * When a connection breaks, the client could ask only for the rest of the answer. This function refuses that. The debt
 * may have changed meanwhile, and the two parts would then not match.
 */
const refuseRest: Dispatcher.DispatcherComposeInterceptor = (dispatch) => (opts, handler) => {
  if (opts.headers && 'range' in opts.headers) throw new Error('respuesta cortada')
  return dispatch(opts, handler)
}

/**
 * Repeats a GET once when the connection failed or a gateway answered (502, 504). A 500 or 503 comes from the
 * municipality's service itself, and is not repeated. A request with a body is never repeated.
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
  /** Maximum number of milliseconds to wait for the beginning of an answer, and between two chunks of it. */
  readonly espera: number
}

/**
 * Opens the connection pool of the municipality's service, through the office's proxy (HTTPS_PROXY, HTTP_PROXY,
 * NO_PROXY).
 */
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
