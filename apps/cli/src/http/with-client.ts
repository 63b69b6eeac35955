import {
  type ApiError,
  type Client,
  cambia,
  createClient,
  type Entry,
  type InputOf,
  type Page,
  type PageInputOf,
  type TipoDeReply,
} from '@apremia/api-client'
import { textos } from '@apremia/core'
import { sessionPath } from '../config/paths.ts'
import type { Context } from '../context.ts'
import { CliError, usageError } from '../terminal/cli-error.ts'
import { explainFailure, isApiError } from '../terminal/failure.ts'
import { createPooledFetch } from './pooled-fetch.ts'
import { dropSession, readSession } from './session-file.ts'

/** Maximum wait, in seconds, for the first byte of the response to a call that may take minutes. */
const ESPERA_LARGA = 300

export interface Connection {
  call<E extends Entry>(entry: E, input: InputOf<E>): Promise<TipoDeReply<E>>
  page<E extends Entry>(entry: E, input: PageInputOf<E>): Promise<Page<TipoDeReply<E>>>
  /** URL of the server, without a trailing slash. */
  readonly origin: string
  readonly credencial: 'APREMIA_TOKEN' | 'archivo' | 'ninguna'
}

const isLoopback = (url: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)

/** Returns the URL of the server. Keeps the path of the URL, because a reverse proxy may need it. */
export const originOf = (context: Context): string => {
  const { valor } = context.settings.valores.url
  const url = new URL(valor)
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}`
}

/**
 * Refuses plain HTTP over a network, because anybody between the two machines could read the token. The configuration
 * file of a project cannot allow plain HTTP, because another user may have written that file.
 */
const refuseClearText = ({ settings }: Context, origin: string): void => {
  const url = new URL(origin)
  const { valor, origen } = settings.valores.cifrado
  if (url.protocol === 'https:' || isLoopback(url)) return
  if (valor === 'opcional' && origen !== 'proyecto') return
  throw usageError(
    `${origin} no usa https: quien esté en el camino podría leer la sesión y actuar en su nombre.`,
    'Use una dirección https://.',
    'Si la red es de confianza, agregue --sin-cifrar o defina APREMIA_CIFRADO=opcional.',
  )
}

const tokenOf = (
  context: Context,
  origin: string,
): [string | undefined, Connection['credencial']] => {
  const { url } = context.settings.valores
  const given = (context.env.APREMIA_TOKEN ?? '').trim()
  if (given !== '') {
    if (url.origen === 'proyecto' && !isLoopback(new URL(origin))) {
      throw usageError(
        `No se envía APREMIA_TOKEN a ${origin}: la dirección viene de ${url.fuente}.`,
        'Confírmela con --url o con APREMIA_URL.',
      )
    }
    return [given, 'APREMIA_TOKEN']
  }
  const path = sessionPath(context.env)
  const token = path === undefined ? undefined : readSession(path, origin)?.token
  return [token, token === undefined ? 'ninguna' : 'archivo']
}

const noSession = (origin: string): CliError =>
  new CliError('sinSesion', {
    codigo: 'sin-sesion',
    mensaje: `No hay una sesión iniciada en ${origin}.`,
    sugerencias: [
      'Inicie sesión con: apremia sesion iniciar',
      'Para programas: un token personal en la variable APREMIA_TOKEN.',
    ],
  })

/** Adds advice on how to get a new token for APREMIA_TOKEN, the environment variable that identifies a program. */
const withTokenAdvice = (error: ApiError): CliError => {
  const { salida, codigo, message, detalle } = explainFailure(error)
  const { tokenDeCuenta } = textos.cuentas
  return new CliError(salida, {
    ...{ codigo, mensaje: message, detalle },
    sugerencias: message.includes(tokenDeCuenta)
      ? []
      : [`El token de APREMIA_TOKEN no vale. ${tokenDeCuenta}`],
  })
}

/**
 * Creates the API client of a command. By default, the client sends the token of the environment or of the session
 * file. Each request has a time limit, and is retried only when a second request cannot do harm.
 *
 * @param fixed token to send instead. With `{ token: undefined }`, the requests have no session
 * @throws CliError `sinSesion` when there is no token, `uso` when the token would travel over plain HTTP
 */
export const connect = (
  context: Context,
  fixed?: { readonly token: string | undefined },
): Connection => {
  const origin = originOf(context)
  refuseClearText(context, origin)
  const [token, credencial] = fixed ? [fixed.token, 'ninguna' as const] : tokenOf(context, origin)
  if (token === undefined && !fixed) throw noSession(origin)
  const { valores } = context.settings
  const { signal } = context.interrupt
  const clientFor = (entry: Entry, idempotencyKey: string | undefined): Client =>
    createClient({
      baseUrl: origin,
      fetch: createPooledFetch({
        seconds: Math.max(entry.larga ? ESPERA_LARGA : 0, Number(valores.espera.valor)),
        // A request that changes data is safe to repeat only with an `Idempotency-Key`, because the server handles the
        // same key only once.
        safe: !cambia(entry) || (entry.idempotente === true && idempotencyKey !== undefined),
        attempts: Number(valores.reintentos.valor),
        signal,
        onRetry: (attempt, seconds) =>
          context.output.note(
            `El servicio no está disponible; reintento ${attempt} de ${valores.reintentos.valor} en ${seconds.toFixed(1).replace('.', ',')} s.`,
          ),
        tell: context.output.debug,
      }),
      token: () => token,
      origen: 'cli',
    })

  const run = async <T>(
    entry: Entry,
    { idempotencyKey }: Pick<InputOf<Entry>, 'idempotencyKey'>,
    call: (client: Client) => Promise<T>,
  ): Promise<T> => {
    try {
      return await call(clientFor(entry, idempotencyKey))
    } catch (error) {
      const path = sessionPath(context.env)
      if (isApiError(error) && error.status === 401 && credencial === 'archivo' && path) {
        dropSession(path, origin)
      }
      if (isApiError(error) && error.status === 401 && credencial === 'APREMIA_TOKEN')
        throw withTokenAdvice(error)
      throw error
    }
  }

  return {
    origin,
    credencial,
    call: (entry, input) => run(entry, input, (client) => client.call(entry, { signal, ...input })),
    page: (entry, input) => run(entry, input, (client) => client.page(entry, { signal, ...input })),
  }
}
