import { randomUUID } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TipoDeTrabajo, Trabajo } from '@apremia/api-client'
import { textos } from '@apremia/core'
import type { FastifyBaseLogger } from 'fastify'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { explainAlmacen } from '../documentos/open-deposito.ts'
import type { Actor } from '../historial/append-historial.ts'
import { isBloqueada, isDatabaseDown, isDiskFull, isTransient } from '../platform/db/outage.ts'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { ServerStopping } from '../platform/server-stopping.ts'
import { openFeed } from './feed.ts'
import { type FilaTrabajo, type Runners, TurnoPerdido } from './runner.ts'
import { toTrabajo } from './to-trabajo.ts'
import { trabajo } from './trabajo-table.ts'
import {
  claimTrabajo,
  findTrabajo,
  finishTrabajo,
  lockTurno,
  saveProgress,
} from './trabajos-repo.ts'

declare module '../platform/services.ts' {
  interface Services {
    readonly trabajos: Trabajos
  }
}

export interface NuevoTrabajo {
  readonly tipo: TipoDeTrabajo
  readonly actor: Actor
  readonly titulo: string
  readonly entrada: Readonly<Record<string, unknown>>
  readonly total?: number
  readonly lote?: string
}

export interface Trabajos {
  /** Adds a job in the caller's transaction. The caller must call `wake` after the commit. */
  readonly enqueue: (db: Queryable, nuevo: NuevoTrabajo) => Promise<Trabajo>
  readonly wake: () => void
  readonly watch: (id: string, signal: AbortSignal) => AsyncGenerator<Trabajo>
  /** Waits until the job ends, or until an error such as a full disk delays it. */
  readonly wait: (id: string, signal: AbortSignal) => Promise<Trabajo>
  readonly abort: (id: string) => void
  readonly start: () => void
  /** Stops claiming jobs and returns the running jobs to the queue. */
  readonly stop: () => Promise<void>
}

const ENDED: readonly string[] = ['terminado', 'fallido', 'cancelado']
const CONCURRENCY = 2
const POLL_MS = 2000
const BEAT_MS = 1000
/** Number of milliseconds between two attempts to save the end of a job while the database does not answer. */
const RETRY_MS = 500

const SIN_ESPACIO = {
  code: 'sin-espacio',
  message: 'No hay espacio en disco en el servidor: el trabajo sigue solo cuando lo haya.',
}

const toEspera = ({ code }: AppError) => ({ code, message: textos.almacen.esperaDeTrabajo })

export const createTrabajos = (options: {
  readonly db: Db
  readonly ahora: () => Date
  readonly runners: Runners
  readonly log: FastifyBaseLogger
}): Trabajos => {
  const { db, ahora, runners, log } = options
  const bus = new EventEmitter().setMaxListeners(0)
  const running = new Map<string, { controller: AbortController; done: Promise<void> }>()
  /** Ends the open `watch` streams when the server stops. They would otherwise keep the server alive. */
  const closing = new AbortController()
  let accepting = false
  let claiming: Promise<void> | undefined
  let poll: NodeJS.Timeout | undefined

  const runOne = async (
    row: FilaTrabajo,
    turno: string,
    controller: AbortController,
  ): Promise<void> => {
    let advance = { hecho: row.hecho, total: row.total, paso: row.paso }
    const beat = setInterval(() => {
      saveProgress(db, row.id, turno, advance)
        .then((state) => {
          if (state === undefined || state.cancelar) controller.abort()
        })
        .catch((error) => log.warn({ err: error }, 'no se pudo guardar el avance de un trabajo'))
    }, BEAT_MS)
    try {
      const resultado = await runners[row.tipo]({
        trabajo: row,
        signal: controller.signal,
        progress: (hecho, total, paso) => {
          advance = { hecho, total, paso }
          bus.emit(row.id, advance)
        },
        hold: async (tx) => {
          if (!(await lockTurno(tx, row.id, turno))) throw new TurnoPerdido(row.id)
        },
      })
      clearInterval(beat)
      await settle(row.id, async () => {
        await saveProgress(db, row.id, turno, advance)
        await finishTrabajo(db, row.id, turno, { estado: 'terminado', resultado }, ahora())
      })
    } catch (error) {
      clearInterval(beat)
      const failure = failureOf(error, controller.signal)
      await settle(row.id, () => finishTrabajo(db, row.id, turno, failure, ahora()))
    } finally {
      bus.emit(row.id, null)
    }
  }

  /**
   * Saves the end of a job. Retries while the database does not answer or the disk is full, because the work of the job
   * is already done.
   */
  const settle = async (id: string, write: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await write()
      } catch (error) {
        if (!isTransient(error) || !accepting) throw error
        log.warn({ err: error }, `final del trabajo ${id}`)
        await sleep(RETRY_MS, undefined, { signal: closing.signal }).catch(() => undefined)
      }
    }
  }

  const failureOf = (error: unknown, signal: AbortSignal): Parameters<typeof finishTrabajo>[3] => {
    // Another process has taken this job, so `finishTrabajo` will not save the state 'pendiente'.
    if (error instanceof TurnoPerdido) return { estado: 'pendiente' }
    if (signal.aborted) {
      return { estado: signal.reason instanceof ServerStopping ? 'pendiente' : 'cancelado' }
    }
    // The job itself did not fail. The disk, the database or the store of documents did. So the job returns to the
    // queue, and continues later without the user.
    if (isDiskFull(error)) return { estado: 'pendiente', espera: SIN_ESPACIO }
    if (isAlmacenSinRespuesta(error)) {
      log.warn({ err: error }, `un trabajo espera: ${explainAlmacen(error)}`)
      return { estado: 'pendiente', espera: toEspera(error) }
    }
    if (isDatabaseDown(error) || isBloqueada(error)) return { estado: 'pendiente' }
    if (error instanceof AppError) {
      return {
        estado: 'fallido',
        error: { code: error.code, message: error.message },
        resultado: { errores: error.extra.errores ?? [] },
      }
    }
    log.error({ err: error }, 'un trabajo falló')
    return {
      estado: 'fallido',
      error: { code: 'error-interno', message: 'Ocurrió un error inesperado. Intente nuevamente.' },
    }
  }

  const claim = async (): Promise<void> => {
    try {
      while (accepting && running.size < CONCURRENCY) {
        const turno = randomUUID()
        const row = await claimTrabajo(db, turno, [...running.keys()], ahora())
        if (row === undefined) break
        if (!accepting) {
          // The server began to stop while this job was being claimed, so the job returns to the queue.
          await finishTrabajo(db, row.id, turno, { estado: 'pendiente' }, ahora())
          break
        }
        const controller = new AbortController()
        const done = runOne(row, turno, controller)
          .catch((error) => log.error({ err: error }, 'no se pudo guardar cómo terminó un trabajo'))
          .finally(() => {
            running.delete(row.id)
            wake()
          })
        running.set(row.id, { controller, done })
      }
    } catch (error) {
      log.warn({ err: error }, 'no se pudo leer la cola de trabajos')
    }
  }

  const wake = (): void => {
    if (!accepting || claiming !== undefined) return
    claiming = claim().finally(() => {
      claiming = undefined
    })
  }

  const findPatiently = async (id: string, signal: AbortSignal) => {
    for (;;) {
      try {
        return await findTrabajo(db, id)
      } catch (error) {
        if (!isDatabaseDown(error) || signal.aborted) throw error
        await sleep(RETRY_MS, undefined, { signal }).catch(() => undefined)
      }
    }
  }

  async function* watch(id: string, caller: AbortSignal): AsyncGenerator<Trabajo> {
    const signal = AbortSignal.any([caller, closing.signal])
    const feed = openFeed(bus, id, signal)
    try {
      while (!signal.aborted) {
        const row = await findPatiently(id, signal)
        if (row === undefined) return
        const state = toTrabajo(row)
        yield state
        if (ENDED.includes(state.estado)) return
        for (;;) {
          const advance = await feed.next(POLL_MS)
          if (advance === null) break
          yield { ...state, estado: 'en-curso', ...advance }
        }
      }
    } finally {
      feed.close()
    }
  }

  return {
    enqueue: async (target, nuevo) => {
      const [row] = await target
        .insert(trabajo)
        .values({
          id: randomUUID(),
          tipo: nuevo.tipo,
          estado: 'pendiente',
          dni: nuevo.actor.dni,
          origen: nuevo.actor.origen,
          titulo: nuevo.titulo,
          entrada: { ...nuevo.entrada },
          total: nuevo.total ?? 0,
          lote: nuevo.lote ?? null,
          creado: ahora(),
        })
        .returning()
      if (row === undefined) throw new Error('No se creó el trabajo')
      return toTrabajo(row)
    },
    wake,
    watch,
    wait: async (id, signal) => {
      for await (const state of watch(id, signal)) {
        if (ENDED.includes(state.estado) || state.error !== null) return state
      }
      signal.throwIfAborted()
      throw new AppError(
        503,
        'servicio-deteniendose',
        'El servicio se está reiniciando. El trabajo sigue solo: búsquelo entre sus tareas en unos segundos.',
      )
    },
    abort: (id) => running.get(id)?.controller.abort(),
    start: () => {
      accepting = true
      poll = setInterval(wake, POLL_MS)
      wake()
    },
    stop: async () => {
      accepting = false
      clearInterval(poll)
      closing.abort()
      for (const { controller } of running.values()) controller.abort(new ServerStopping())
      await claiming
      await Promise.allSettled([...running.values()].map(({ done }) => done))
    },
  }
}
