import { ApiError, type Client, trabajo as trabajoSchema, trabajos } from '@apremia/api-client'
import { estaActivo, type Trabajo } from './trabajo.ts'

/**
 * After this number of interrupted event streams in a row, the client no longer opens a stream. From then on, the
 * client asks for the state of the job at intervals.
 */
const CORTES_MAXIMOS = 3
/**
 * After this number of connections in a row without an event of the job, the person is told that the server does not
 * answer. A single silent connection may be due to the network or a proxy.
 */
const CALLADAS_MAXIMAS = 2
const ESPERA_MS = 1_000
const ESPERA_MAXIMA_MS = 8_000

export const esperaTras = (cortes: number): number =>
  Math.min(ESPERA_MAXIMA_MS, ESPERA_MS * 2 ** Math.max(0, cortes - 1))

const isDefinitive = (error: unknown): boolean =>
  error instanceof ApiError && [400, 401, 403, 404].includes(error.status)

interface Watch {
  readonly client: Pick<Client, 'call'>
  readonly id: string
  readonly signal: AbortSignal
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  readonly onRespuesta?: (responde: boolean) => void
}

async function* readOnce({ client, id, signal }: Watch, poll: boolean): AsyncGenerator<Trabajo> {
  if (poll) {
    yield await client.call(trabajos.getTrabajo, { params: { id }, signal })
    return
  }
  for await (const { event, data } of await client.call(trabajos.watchTrabajo, {
    params: { id },
    signal,
  })) {
    if (event === 'trabajo' && trabajoSchema.isValidSync(data, { strict: true }))
      yield data as Trabajo
  }
}

/**
 * Yields the states of a job up to its final state. Reads the events of the server, and reconnects when the connection
 * is cut. After several cuts in a row, polls instead.
 *
 * @throws only failures that a retry would not change
 */
export async function* avancesDeTrabajo(watch: Watch): AsyncGenerator<Trabajo> {
  let cortes = 0
  let calladas = 0
  while (!watch.signal.aborted) {
    const poll = cortes >= CORTES_MAXIMOS
    calladas += 1
    try {
      for await (const trabajo of readOnce(watch, poll)) {
        if (calladas > CALLADAS_MAXIMAS) watch.onRespuesta?.(true)
        calladas = 0
        yield trabajo
        if (!estaActivo(trabajo)) return
        if (!poll) cortes = 0
      }
    } catch (error) {
      if (watch.signal.aborted) return
      if (isDefinitive(error)) throw error
    }
    if (calladas === CALLADAS_MAXIMAS) watch.onRespuesta?.(false)
    cortes += 1
    await watch.wait(esperaTras(poll ? 2 : cortes), watch.signal)
  }
}

export const waitFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
