import { BrokenCircuitError, ConsecutiveBreaker, circuitBreaker, handleAll } from 'cockatiel'
import type { FastifyBaseLogger } from 'fastify'
import pLimit from 'p-limit'
import { type Dispatcher, fetch } from 'undici'
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
import type { Lector, Notar } from './leer.ts'
import { readBody } from './read-body.ts'

export interface Pedido {
  readonly method: 'GET' | 'POST'
  /** Under the base address: '/cobrojud/planFiltro'. */
  readonly path: string
  /** The only parameters that travel. */
  readonly params?: object
}

export interface OpcionesDeCliente {
  /** Base address, without a trailing slash. */
  readonly url: string
  readonly token: string
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  /** Milliseconds a whole answer may take. */
  readonly limite?: number
  readonly maximoDeBytes?: number
  /** Milliseconds until one call is let through again after the circuit opened. */
  readonly pausa?: number
  /** Who carries the calls, in place of a pool of its own. */
  readonly conexion?: Dispatcher
}

/** Asks, reads and gives back what the service answered. Throws AppError 502, 503 or 504, never an empty answer. */
export type Pedir = <T>(pedido: Pedido, leer: Lector<T>) => Promise<T>

export interface ClienteMunicipal {
  /** For somebody who is waiting: who gets no place in time is told so. */
  readonly pedir: Pedir
  /** For a work of many questions, in a lane of its own: it waits its turn for as long as it takes. */
  readonly pedirEnLote: Pedir
  /** Logs a value that is not of its catalogue, once. */
  readonly notar: Notar
}

const LIMITE = 10_000
const MAXIMO_DE_BYTES = 16 * 1024 * 1024
const PAUSA = 10_000
const FALLAS_SEGUIDAS = 5
/** Calls under way at once: the host is not ours to flood. */
const SIMULTANEOS = 16
/** And of works of many questions, all of them together: people never wait behind an export. */
export const SIMULTANEOS_DE_LOTES = 4

/** A service that makes values up does not fill the log. */
const MAXIMO_DE_NOTADOS = 200
/** Enough to find it; what came in the wrong place may be somebody's name or document. */
const COMIENZO = 3

const addressOf = (url: string, { method, path, params = {} }: Pedido): string => {
  if (method === 'POST') return url + path
  const query = new URLSearchParams(
    Object.entries(params).map(([k, v]): [string, string] => [k, String(v)]),
  )
  return query.size > 0 ? `${url}${path}?${query}` : url + path
}

/** Words where data should be: 'error', a message, a list that begins with one, `{ error: … }` (S1 §7, S2 §3). */
const wordsIn = (valor: unknown): string | undefined => {
  if (typeof valor === 'string') return valor
  if (Array.isArray(valor)) return typeof valor[0] === 'string' ? valor[0] : undefined
  if (typeof valor !== 'object' || valor === null || !('error' in valor)) return undefined
  return typeof valor.error === 'string' && valor.error !== '' ? valor.error : 'error'
}

/** The whole of an answer took too long, or the pool waited too long for a part of it. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  (/^(Timeout|Abort|HeadersTimeout|BodyTimeout)Error$/.test(error.name) || isTimeout(error.cause))

/** It did answer, if not what it should: that is of whoever asked, and says nothing of the rest of the service. */
class Contestado {
  readonly falla: unknown

  constructor(falla: unknown) {
    this.falla = falla
  }
}

/**
 * The municipality's own service over HTTP. One failure is one typed error. Five times in a row without an answer
 * (no connection, no time, a 5xx) open the circuit, and then nobody waits for a service that does not answer:
 * after a pause one call tries it again. A wrong answer is a failure of its own call only.
 */
export const createClienteMunicipal = (opciones: OpcionesDeCliente): ClienteMunicipal => {
  const { url, token, log, limite = LIMITE, maximoDeBytes = MAXIMO_DE_BYTES } = opciones
  const conexiones = SIMULTANEOS + SIMULTANEOS_DE_LOTES
  const dispatcher = opciones.conexion ?? openConexion({ conexiones, espera: limite })
  const lugares = pLimit(SIMULTANEOS)
  const lugaresDeLotes = pLimit(SIMULTANEOS_DE_LOTES)
  const circuito = circuitBreaker(handleAll, {
    halfOpenAfter: opciones.pausa ?? PAUSA,
    breaker: new ConsecutiveBreaker(FALLAS_SEGUIDAS),
  })
  circuito.onBreak(() => log.error({ url }, 'servicio municipal: circuito abierto'))
  circuito.onReset(() => log.warn({ url }, 'servicio municipal: circuito cerrado'))

  const ask = async (pedido: Pedido, signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(addressOf(url, pedido), {
      dispatcher,
      method: pedido.method,
      // Another host is not who was asked, and it would get the credential.
      redirect: 'manual',
      signal,
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        ...(pedido.method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(pedido.method === 'POST' ? { body: JSON.stringify(pedido.params ?? {}) } : {}),
    })
    if (response.status !== 200) {
      await response.body?.cancel()
      log.warn({ path: pedido.path, status: response.status }, 'servicio municipal: estado')
      if (response.status >= 500) throw municipioFalla()
      const sinAcceso = response.status === 401 || response.status === 403
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
      'servicio municipal: valor sin catálogo',
    )
  }

  const toAppError = (error: unknown, path: string): AppError => {
    if (error instanceof AppError) return error
    if (error instanceof BrokenCircuitError) return municipioNoDisponible()
    if (isTimeout(error)) return municipioDemora(limite / 1000)
    // Where the answer is wrong, never what with: see `RespuestaInvalida`.
    const motivo = error instanceof RespuestaInvalida ? error.message : undefined
    log.warn({ path, motivo, err: error }, 'servicio municipal: respuesta inválida o cortada')
    if (error instanceof RespuestaDemasiadoGrande) return municipioDemasiadoGrande()
    return error instanceof RespuestaInvalida
      ? municipioRespuestaInvalida()
      : municipioNoDisponible()
  }

  /** Only what was really asked says something of the service: the circuit counts nothing else. */
  const send = async <T>(pedido: Pedido, leer: Lector<T>, signal: AbortSignal): Promise<T> => {
    try {
      const valor = await circuito.execute(() => ask(pedido, signal))
      if (valor instanceof Contestado) throw valor.falla
      const palabras = wordsIn(valor)
      if (palabras !== undefined) throw municipioAviso(palabras)
      return leer(valor, 'respuesta', notar)
    } catch (error) {
      throw toAppError(error, pedido.path)
    }
  }

  return {
    notar,
    pedir: (pedido, leer) => {
      // Waiting for a place counts: nobody waits longer than the limit. What would be sent with less than half
      // of it left is not sent: the service could be blamed for our own queue.
      const signal = AbortSignal.timeout(limite)
      const desde = performance.now()
      return lugares(() => {
        if (performance.now() - desde > limite / 2) throw municipioOcupado()
        return send(pedido, leer, signal)
      })
    },
    pedirEnLote: (pedido, leer) =>
      lugaresDeLotes(() => send(pedido, leer, AbortSignal.timeout(limite))),
  }
}
