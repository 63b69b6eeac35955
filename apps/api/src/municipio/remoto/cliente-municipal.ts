import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  handleAll,
} from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import { type Dispatcher, request } from 'undici'
import { AppError } from '../../platform/http/app-error.ts'
import { openConexion } from './conexion.ts'
import {
  municipioAviso,
  municipioDemasiadoGrande,
  municipioDemora,
  municipioFalla,
  municipioNoDisponible,
  municipioOcupado,
  municipioRespuestaInvalida,
  municipioSinAcceso,
  RespuestaDemasiadoGrande,
  RespuestaInvalida,
} from './fallas.ts'
import type { LeerRecursos } from './leer.ts'
import { CATALOGO_DE_RECURSOS, type Lector, type Notar } from './leer.ts'
import { createLugares } from './lugares.ts'
import { COMPRESIONES, readBody } from './read-body.ts'
import { createRitmo } from './ritmo.ts'

export interface PedidoMunicipal {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly params?: object
}

export interface OpcionesDeCliente {
  readonly url: string
  readonly token: string
  readonly leerCatalogo: LeerRecursos
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  readonly llamadas?: number
  readonly limite?: number
  readonly maximoDeBytes?: number
  /**
   * Milliseconds from the opening of the circuit breaker until one call tests whether the municipality's service
   * answers again.
   */
  readonly pausa?: number
  readonly conexion?: Dispatcher
}

export type Pedir = <T>(pedido: PedidoMunicipal, leer: Lector<T>) => Promise<T>

export type Prueba<T> = { readonly milisegundos: number } & (
  | { readonly valor: T }
  /** Name of the field that is wrong in the answer of the municipality's service. The name has no personal data. */
  | { readonly motivo: string }
)

export interface ClienteMunicipal {
  readonly llamadas: number
  /** False while the circuit breaker is open, that is, while calls to the municipality's service fail at once. */
  readonly responde: () => boolean
  /**
   * Sends a request for a person who is waiting. It goes before the requests of long jobs. It fails when it waits too
   * long for its turn among the concurrent calls.
   */
  readonly pedir: Pedir
  /**
   * Sends a request of a long job. It waits without a time limit for its turn among the concurrent calls. While the
   * municipality's service fails or is slow, long jobs get fewer concurrent calls.
   */
  readonly pedirEnLote: Pedir
  readonly probar: <T>(pedido: PedidoMunicipal, leer: Lector<T>) => Promise<Prueba<T>>
  readonly notar: Notar
}

const LIMITE = 10_000
const MAXIMO_DE_BYTES = 16 * 1024 * 1024
const PAUSA = 10_000
const FALLAS_SEGUIDAS = 5
/**
 * Maximum number of concurrent calls from the whole server to the municipality's service, unless the configuration has
 * another number.
 */
export const LLAMADAS_A_LA_VEZ = 8
/**
 * Maximum number of concurrent requests of one long job, such as an export. It is half of `LLAMADAS_A_LA_VEZ`, so that
 * two jobs can run at the same time.
 */
export const PREGUNTAS_DE_UN_TRABAJO = 4

/** Maximum number of unknown codes to log, so that a municipality's service with many of them does not fill the log. */
const MAXIMO_DE_NOTADOS = 200
const MAXIMO_DE_BUSCADOS = 1000
/**
 * Number of characters of an unknown code that are logged. They are enough to find the code, and too few to reveal a
 * name or a DNI (national identity number).
 */
const COMIENZO = 3

const addressOf = (url: string, { method, path, params = {} }: PedidoMunicipal): string => {
  if (method === 'POST') return url + path
  const query = new URLSearchParams(
    Object.entries(params).map(([k, v]): [string, string] => [k, String(v)]),
  )
  return query.size > 0 ? `${url}${path}?${query}` : url + path
}

/**
 * Returns the message of an answer that has words instead of data (S1 §7, S2 §3): a text, a list that begins with a
 * text, or `{ error: … }`. Returns undefined for an answer with data.
 */
const wordsIn = (valor: unknown): string | undefined => {
  if (typeof valor === 'string') return valor
  if (Array.isArray(valor)) return typeof valor[0] === 'string' ? valor[0] : undefined
  if (typeof valor !== 'object' || valor === null || !('error' in valor)) return undefined
  return typeof valor.error === 'string' && valor.error !== '' ? valor.error : 'error'
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(Timeout|Abort|HeadersTimeout|BodyTimeout)Error$/.test(error.name) || isTimeout(error.cause))

const withPlazo = async <T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const plazo = new AbortController()
  const vencer = () => plazo.abort(new DOMException('Se acabó el tiempo', 'TimeoutError'))
  // The timer of `AbortSignal.timeout` cannot be cleared. It would keep each answer in memory until the time limit
  // ends. So this function sets a timer of its own and clears it.
  const timer = setTimeout(vencer, ms).unref()
  try {
    return await run(plazo.signal)
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Failure of a call to which the municipality's service did answer, but without the requested data. The service works,
 * so this failure must not open the circuit breaker.
 */
class Contestado {
  readonly falla: unknown

  constructor(falla: unknown) {
    this.falla = falla
  }
}

/**
 * Creates the client of the municipality's own service. After five calls in a row without an answer (no connection,
 * timeout, 5xx), calls fail at once. After a pause, one call tests whether the service answers again. A wrong answer
 * fails only its own call.
 */
export const createClienteMunicipal = (opciones: OpcionesDeCliente): ClienteMunicipal => {
  const { url, token, log, limite = LIMITE, maximoDeBytes = MAXIMO_DE_BYTES } = opciones
  const { llamadas = LLAMADAS_A_LA_VEZ } = opciones
  const dispatcher = opciones.conexion ?? openConexion({ conexiones: llamadas, espera: limite })
  const ritmo = createRitmo(llamadas, limite / 2)
  const lugares = createLugares(llamadas, ritmo.permitidas)
  const circuito = circuitBreaker(handleAll, {
    halfOpenAfter: opciones.pausa ?? PAUSA,
    breaker: new ConsecutiveBreaker(FALLAS_SEGUIDAS),
  })
  circuito.onBreak(() =>
    log.error(
      { url },
      'el servicio municipal no responde: se deja de preguntarle por unos segundos',
    ),
  )
  circuito.onReset(() => log.warn({ url }, 'el servicio municipal responde otra vez'))

  const ask = async (pedido: PedidoMunicipal, signal: AbortSignal): Promise<unknown> => {
    // Redirects are not followed, because the credential would be sent to another host.
    const response = await request(addressOf(url, pedido), {
      dispatcher,
      method: pedido.method,
      signal,
      headers: {
        accept: 'application/json',
        'accept-encoding': COMPRESIONES,
        authorization: `Bearer ${token}`,
        ...(pedido.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(pedido.method === 'POST' ? { body: JSON.stringify(pedido.params ?? {}) } : {}),
    })
    const { statusCode: status } = response
    if (status !== 200) {
      await response.body.dump()
      log.warn(
        { path: pedido.path, status },
        'el servicio municipal contestó con un código de error',
      )
      if (status >= 500) throw municipioFalla()
      const sinAcceso = status === 401 || status === 403
      return new Contestado(sinAcceso ? municipioSinAcceso() : municipioFalla())
    }
    try {
      return await readBody(response, maximoDeBytes)
    } catch (error) {
      if (error instanceof RespuestaInvalida) return new Contestado(error)
      throw error
    }
  }

  const notados = new Set<string>()
  const notar: Notar = (catalogo, valor) => {
    const clave = `${catalogo} ${valor}`
    if (notados.has(clave) || notados.size >= MAXIMO_DE_NOTADOS) return
    notados.add(clave)
    log.warn(
      { catalogo, comienzo: valor.slice(0, COMIENZO), largo: valor.length },
      'el servicio municipal contestó un código que no está en el catálogo',
    )
  }

  const buscados = new Set<string>()
  const notarDesconocidos = async (codigos: ReadonlySet<string>): Promise<void> => {
    if (codigos.size === 0) return
    const catalogo = await opciones.leerCatalogo()
    for (const codigo of codigos) {
      if (!catalogo.has(codigo)) notar(CATALOGO_DE_RECURSOS, codigo)
      if (buscados.size < MAXIMO_DE_BUSCADOS) buscados.add(codigo)
    }
  }

  const toAppError = (error: unknown, path: string): AppError => {
    if (error instanceof AppError) return error
    if (error instanceof BrokenCircuitError) return municipioNoDisponible()
    if (isTimeout(error)) return municipioDemora(limite / 1000)
    // The log says where the answer is wrong, and never has the content of the answer (see `RespuestaInvalida`).
    const motivo = error instanceof RespuestaInvalida ? error.message : undefined
    log.warn(
      { path, motivo, err: error },
      'la respuesta del servicio municipal llegó cortada o no es válida',
    )
    if (error instanceof RespuestaDemasiadoGrande) return municipioDemasiadoGrande()
    return error instanceof RespuestaInvalida
      ? municipioRespuestaInvalida()
      : municipioNoDisponible()
  }

  /**
   * Sends a call to the municipality's service. The call has already waited for its turn. So the circuit breaker and
   * `ritmo` (the limit of concurrent calls) count only calls that are really sent.
   */
  const send = async <T>(
    pedido: PedidoMunicipal,
    leer: Lector<T>,
    signal: AbortSignal,
  ): Promise<T> => {
    try {
      const valor = await circuito.execute(() => ritmo.measure(() => ask(pedido, signal)))
      if (valor instanceof Contestado) throw valor.falla
      const palabras = wordsIn(valor)
      if (palabras !== undefined) throw municipioAviso(palabras)
      const nuevos = new Set<string>()
      const leido = leer(valor, 'respuesta', (catalogo, codigo) => {
        if (catalogo !== CATALOGO_DE_RECURSOS) notar(catalogo, codigo)
        else if (!buscados.has(codigo)) nuevos.add(codigo)
      })
      await notarDesconocidos(nuevos)
      return leido
    } catch (error) {
      throw toAppError(error, pedido.path)
    }
  }

  const probar: ClienteMunicipal['probar'] = (pedido, leer) =>
    lugares.persona(async () => {
      const desde = performance.now()
      const took = () => Math.round(performance.now() - desde)
      try {
        const valor = await withPlazo(limite, (signal) => ask(pedido, signal))
        if (valor instanceof Contestado) throw valor.falla
        const palabras = wordsIn(valor)
        if (palabras !== undefined) throw municipioAviso(palabras)
        const leido = leer(valor, 'respuesta', () => undefined)
        return { milisegundos: took(), valor: leido }
      } catch (error) {
        const motivo =
          error instanceof RespuestaInvalida
            ? error.message
            : toAppError(error, pedido.path).message
        return { milisegundos: took(), motivo }
      }
    })

  return {
    llamadas,
    responde: () => circuito.state === CircuitState.Closed,
    notar,
    probar,
    pedir: (pedido, leer) => {
      // The time limit includes the wait for a turn. A call that waited more than half of the limit is not sent.
      // Otherwise this server's own queue would make the municipality's service look slow.
      const desde = performance.now()
      return withPlazo(limite, (signal) =>
        lugares.persona(async () => {
          if (performance.now() - desde > limite / 2) throw municipioOcupado()
          return send(pedido, leer, signal)
        }),
      )
    },
    pedirEnLote: (pedido, leer) =>
      lugares.lote(() => withPlazo(limite, (signal) => send(pedido, leer, signal))),
  }
}
