import type { Transferable, Worker } from 'node:worker_threads'
import type { LimitFunction } from 'p-limit'
import { AppError } from '../http/app-error.ts'
import { FallaDeHilo } from '../log/describe-error.ts'
import { ServerStopping } from '../server-stopping.ts'
import { FIN, type WorkerRequest, type WorkerResponse } from './messages.ts'
import { startWorker } from './start-worker.ts'
import type { Transfer } from './transfer.ts'

export interface WorkerLimits {
  readonly memoryMb: number
  readonly youngMb?: number
  /**
   * Memory in MB that the process may gain while the thread runs. Node's own limits do not count buffers. So without
   * this limit, a small file that unpacks to gigabytes would use all the memory of the process.
   */
  readonly fueraMb?: number
  readonly timeoutMs: number
  readonly message: string
  readonly turno: LimitFunction
}

export type Operations = Record<string, (input: never) => unknown>

type Arrived<T> = T extends Transfer<infer Value> ? Value : T

export interface WorkerClient<Ops extends Operations> {
  readonly call: <Op extends keyof Ops & string>(
    op: Op,
    input: Parameters<Ops[Op]>[0],
    transfer?: readonly Transferable[],
  ) => Promise<Arrived<Awaited<ReturnType<Ops[Op]>>>>
  /**
   * Ends the thread. The thread may finish its current operation within its time limit, or within five seconds when the
   * server stops. After that, the thread is terminated.
   */
  readonly close: (stopping?: boolean) => Promise<void>
}

const GRACE_MS = 5000
const WATCH_MS = 50

/**
 * Asks a thread to end and waits for its end. Terminates the thread only when it does not answer. Node aborts the whole
 * process when a thread is terminated while it creates a compressor ("close before init").
 */
const endThread = (worker: Worker, graceMs: number): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => void worker.terminate(), graceMs)
    worker.once('exit', () => {
      clearTimeout(force)
      resolve()
    })
    worker.postMessage(FIN)
  })

interface Pending {
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

/**
 * Starts a worker thread for operations on uploaded files, with limits of time and memory. A hostile file can end the
 * thread but cannot slow down the API.
 */
export const openWorker = <Ops extends Operations>(
  source: URL,
  limits: WorkerLimits,
): WorkerClient<Ops> => {
  const worker = startWorker(source, {
    resourceLimits: {
      maxOldGenerationSizeMb: limits.memoryMb,
      ...(limits.youngMb === undefined ? {} : { maxYoungGenerationSizeMb: limits.youngMb }),
    },
  })
  const pending = new Map<number, Pending>()
  let sequence = 0
  let ended: unknown
  let gone = Promise.resolve()

  const tooMuch = () => new AppError(422, 'planilla-demasiado-compleja', limits.message)

  const rejectAll = (reason: unknown): void => {
    ended = reason
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    pending.clear()
  }

  const end = (reason: unknown, graceMs = GRACE_MS): void => {
    if (ended !== undefined) return
    rejectAll(reason)
    gone = endThread(worker, graceMs)
  }

  const { fueraMb } = limits
  if (fueraMb !== undefined) {
    const most = process.memoryUsage.rss() + fueraMb * 1024 * 1024
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() > most) end(tooMuch(), 0)
    }, WATCH_MS)
    worker.once('exit', () => clearInterval(watch))
  }

  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
  )
  worker.on('exit', () => {
    if (ended === undefined) rejectAll(new Error('El hilo auxiliar terminó'))
  })
  worker.on('message', (message: WorkerResponse) => {
    const waiting = pending.get(message.id)
    if (waiting === undefined) return
    pending.delete(message.id)
    clearTimeout(waiting.timer)
    if (message.kind === 'result') waiting.resolve(message.value as never)
    else if (message.kind === 'failed') waiting.reject(new FallaDeHilo(message.falla))
    else {
      const extra = message.errores ? { errores: message.errores } : {}
      waiting.reject(new AppError(message.status, message.code, message.message, extra))
    }
  })

  return {
    call: (op, input, transfer = []) =>
      new Promise((resolve, reject) => {
        if (ended !== undefined) {
          reject(ended)
          return
        }
        sequence += 1
        const timer = setTimeout(() => end(tooMuch()), limits.timeoutMs)
        pending.set(sequence, { resolve, reject, timer })
        worker.postMessage({ id: sequence, op, input } satisfies WorkerRequest, transfer)
      }),
    close: async (stopping = false) => {
      end(
        new Error('El hilo auxiliar fue cerrado'),
        stopping ? GRACE_MS : Math.max(GRACE_MS, limits.timeoutMs),
      )
      // Waits for the end of the thread, because the caller then removes the files that the thread uses.
      await gone
    },
  }
}

/** Calls `use` with a new worker thread. When `signal` aborts, the thread closes after its current operation. */
export const withWorker = <Ops extends Operations, Result>(
  source: URL,
  limits: WorkerLimits,
  use: (client: WorkerClient<Ops>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> => limits.turno(() => runWorker(source, limits, use, signal))

const runWorker = async <Ops extends Operations, Result>(
  source: URL,
  limits: WorkerLimits,
  use: (client: WorkerClient<Ops>) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> => {
  signal?.throwIfAborted()
  const client = openWorker<Ops>(source, limits)
  const onAbort = () => void client.close(signal?.reason instanceof ServerStopping)
  signal?.addEventListener('abort', onAbort)
  try {
    return await use(client)
  } finally {
    signal?.removeEventListener('abort', onAbort)
    await client.close()
  }
}
