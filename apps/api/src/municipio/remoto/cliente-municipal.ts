import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
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
  /** Path below the base address: '/cobrojud/planFiltro'. */
  readonly path: string
  /** All the parameters of the call; nothing else is sent. */
  readonly params?: object
}

export interface OpcionesDeCliente {
  /** Base address, without a trailing slash. */
  readonly url: string
  readonly token: string
  readonly leerCatalogo: LeerRecursos
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Most calls under way at once. */
  readonly llamadas?: number
  /** Most milliseconds a whole answer may take. */
  readonly limite?: number
  readonly maximoDeBytes?: number
  /** Milliseconds until one call is let through again after the circuit opened. */
  readonly pausa?: number
  /** Connections to use instead of a pool of its own. */
  readonly conexion?: Dispatcher
}

/** Asks, reads and returns the answer of the service. Throws AppError 502, 503 or 504, never an empty answer. */
export type Pedir = <T>(pedido: PedidoMunicipal, leer: Lector<T>) => Promise<T>

/** Makes one call and returns its answer, for the person who sets the service up. */
export type Prueba<T> = { readonly milisegundos: number } & (
  | { readonly valor: T }
  /** Names the field that is wrong. It never contains personal data. */
  | { readonly motivo: string }
)

export interface ClienteMunicipal {
  /** Most calls under way at once. */
  readonly llamadas: number
  /** For a person who is waiting: goes first, and fails if no place is free in time. */
  readonly pedir: Pedir
  /** For long jobs with many questions: waits as long as it takes, and asks less of a service that fails or is slow. */
  readonly pedirEnLote: Pedir
  /** Asks once, and names the place where the answer differs from the expected form. */
  readonly probar: <T>(pedido: PedidoMunicipal, leer: Lector<T>) => Promise<Prueba<T>>
  /** Logs a value that is not of its catalogue, once. */
  readonly notar: Notar
}

const LIMITE = 10_000
const MAXIMO_DE_BYTES = 16 * 1024 * 1024
const PAUSA = 10_000
const FALLAS_SEGUIDAS = 5
/** Most calls under way at once for everything that asks, where the installation does not say another number. */
export const LLAMADAS_A_LA_VEZ = 8
/** Questions of one export, or of another work of a person, that are under way at once: two share the places. */
export const PREGUNTAS_DE_UN_TRABAJO = 4

/** Most unknown values that are logged: a service that sends many must not fill the log. */
const MAXIMO_DE_NOTADOS = 200
const MAXIMO_DE_BUSCADOS = 1000
/** Characters of an unknown value that are logged: enough to find it, too few to reveal a name or a DNI. */
const COMIENZO = 3

const addressOf = (url: string, { method, path, params = {} }: PedidoMunicipal): string => {
  if (method === 'POST') return url + path
  const query = new URLSearchParams(
    Object.entries(params).map(([k, v]): [string, string] => [k, String(v)]),
  )
  return query.size > 0 ? `${url}${path}?${query}` : url + path
}

/**
 * The service answered words instead of data: 'error', a message, a list that begins with one, `{ error: … }`
 * (S1 §7, S2 §3).
 */
const wordsIn = (valor: unknown): string | undefined => {
  if (typeof valor === 'string') return valor
  if (Array.isArray(valor)) return typeof valor[0] === 'string' ? valor[0] : undefined
  if (typeof valor !== 'object' || valor === null || !('error' in valor)) return undefined
  return typeof valor.error === 'string' && valor.error !== '' ? valor.error : 'error'
}

/** Either our own limit for the whole answer ran out, or a limit of the connection pool. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(Timeout|Abort|HeadersTimeout|BodyTimeout)Error$/.test(error.name) || isTimeout(error.cause))

/** Runs with a signal that is aborted after some milliseconds. */
const withPlazo = async <T>(ms: number, run: (signal: AbortSignal) => Promise<T>): Promise<T> => {
  const plazo = new AbortController()
  const vencer = () => plazo.abort(new DOMException('Se acabó el tiempo', 'TimeoutError'))
  // `AbortSignal.timeout` would live for all its time, and with it every answer of the last seconds.
  const timer = setTimeout(vencer, ms).unref()
  try {
    return await run(plazo.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** The service answered with something else than requested. That fails this call, and must not open the circuit. */
class Contestado {
  readonly falla: unknown

  constructor(falla: unknown) {
    this.falla = falla
  }
}

/**
 * Client of the municipality's own service. Each failure is a typed error. After five calls in a row without an answer
 * (no connection, timeout, 5xx) the circuit opens: calls fail at once, and after a pause one call is let through to try
 * again. A wrong answer fails only its own call.
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
    // Redirections are not followed: the credential would go to another host.
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

  /** Codes already looked for in the catalogue: most answers bring no other. */
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
    // Logs where the answer is wrong, never its content: see `RespuestaInvalida`.
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

  /** Only calls that were really sent count for the circuit and the pace. */
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
    notar,
    probar,
    pedir: (pedido, leer) => {
      // The limit includes the wait for a place. With less than half of it left the call is not sent: our own
      // queue would look like a slow service.
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
