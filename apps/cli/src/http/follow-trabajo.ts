import { setTimeout as sleep } from 'node:timers/promises'
import { type Trabajo, trabajo as trabajoSchema, trabajos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { isApiError, isUnavailable } from '../terminal/failure.ts'
import { createProgress, type Progress } from '../terminal/progress.ts'
import { backoff } from './retry.ts'
import type { Connection } from './with-client.ts'

/** Milliseconds without an event after which the CLI asks for the state of the job. */
const SILENCIO_MS = 20_000
/**
 * Maximum time, in milliseconds, that the CLI waits while the server does not answer. The server may be restarting, and
 * a job survives a restart.
 */
const PACIENCIA_MS = 120_000

export const isFinal = ({ estado }: Trabajo): boolean =>
  estado === 'terminado' || estado === 'fallido' || estado === 'cancelado'

/**
 * Yields the state of a background job each time the server sends an event about it. Ends when the stream of events
 * ends, or when no event arrives during `SILENCIO_MS`.
 */
async function* watch(
  connection: Connection,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<Trabajo> {
  const events = await connection.call(trabajos.watchTrabajo, { params: { id }, signal })
  try {
    for (;;) {
      const silence = new AbortController()
      const next = await Promise.race([
        events.next(),
        sleep(SILENCIO_MS, undefined, { signal: silence.signal }).catch(() => undefined),
      ])
      silence.abort()
      if (next === undefined || next.done === true) return
      if (trabajoSchema.isValidSync(next.value.data, { strict: true })) yield next.value.data
    }
  } finally {
    // Closing the stream of events is not awaited, because the close of a silent stream never completes.
    void events.return(undefined).catch(() => undefined)
  }
}

const show = (progress: Progress, { estado, paso, hecho, total, error }: Trabajo): void => {
  // A job waits while the disk of the server is full. The field `error` of the job then has the message to show.
  if (estado === 'pendiente') progress.update(error?.message ?? 'En espera', 0, 0)
  else if (paso !== '') progress.update(paso, hecho, total)
}

export const isLost = (error: unknown): boolean => isUnavailable(error) || !isApiError(error)

export interface FollowOptions {
  readonly onNews?: (trabajo: Trabajo) => void
  readonly until?: (trabajo: Trabajo) => boolean
}

/**
 * Waits until a job ends, even when the connection is lost or the server restarts.
 *
 * @throws ApiError when the server does not answer for two minutes, AbortError on Ctrl-C
 */
export const followTrabajo = async (
  context: Context,
  connection: Connection,
  started: Trabajo,
  { onNews, until }: FollowOptions = {},
): Promise<Trabajo> => {
  const { signal } = context.interrupt
  const progress = await createProgress(context)
  let current = started
  let lastNews = 0
  const learn = (news: Trabajo): void => {
    current = news
    lastNews = performance.now()
    onNews?.(news)
    show(progress, news)
  }
  const isOver = (): boolean => isFinal(current) || until?.(current) === true
  try {
    learn(started)
    for (let attempt = 0; !isOver(); attempt += 1) {
      try {
        for await (const news of watch(connection, current.id, signal)) {
          attempt = 0
          learn(news)
          if (isOver()) return news
        }
        learn(await connection.call(trabajos.getTrabajo, { params: { id: current.id } }))
      } catch (error) {
        const patience = performance.now() - lastNews < PACIENCIA_MS
        if (signal.aborted || !isLost(error) || !patience) throw error
      }
      if (!isOver()) await sleep(backoff(attempt, Math.random()), undefined, { signal })
    }
    return current
  } finally {
    progress.stop()
  }
}
