import type { Transferable } from 'node:worker_threads'
import type { ErrorDeFila } from '@apremia/core'
import type { LimitFunction } from 'p-limit'
import { AppError } from '../http/app-error.ts'
import { type FallaAnotada, FallaDeHilo } from '../log/describe-error.ts'
import { startWorker } from './start-worker.ts'
import type { Transfer } from './transfer.ts'

export type Request = { readonly id: number; readonly op: string; readonly input: unknown }

export type Response =
  | { readonly id: number; readonly kind: 'result'; readonly value: unknown }
  /** Refused for a reason people can act on. */
  | {
      readonly id: number
      readonly kind: 'refused'
      readonly status: number
      readonly code: string
      readonly message: string
      readonly errores?: readonly ErrorDeFila[]
    }
  | { readonly id: number; readonly kind: 'failed'; readonly falla: FallaAnotada }

export interface WorkerLimits {
  readonly memoryMb: number
  /** Megabytes for V8's young objects; V8's default when left out. */
  readonly youngMb?: number
  /** Longest time one operation may take. */
  readonly timeoutMs: number
  /** What the person reads when the operation exceeds the time or the memory. */
  readonly message: string
  /** Limits how many of these threads run at once; the rest wait. */
  readonly turno: LimitFunction
}

/** The operations a worker serves: what each takes and gives. */
export type Operations = Record<string, (input: never) => unknown>

/** The result as the caller gets it: a `Transfer` arrives as its value. */
type Arrived<T> = T extends Transfer<infer Value> ? Value : T

export interface WorkerClient<Ops extends Operations> {
  readonly call: <Op extends keyof Ops & string>(
    op: Op,
    input: Parameters<Ops[Op]>[0],
    transfer?: readonly Transferable[],
  ) => Promise<Arrived<Awaited<ReturnType<Ops[Op]>>>>
  /** Ends the thread, whatever it is doing. */
  readonly close: () => Promise<void>
}

interface Pending {
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
  readonly timer: NodeJS.Timeout
}

/**
 * A thread that serves operations, with time and memory limited from outside: a hostile file can end the
 * thread, never slow down the API.
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

  const tooMuch = () => new AppError(422, 'planilla-demasiado-compleja', limits.message)

  const end = (reason: unknown): void => {
    if (ended !== undefined) return
    ended = reason
    for (const { reject, timer } of pending.values()) {
      clearTimeout(timer)
      reject(reason)
    }
    pending.clear()
    void worker.terminate()
  }

  worker.on('error', (error: NodeJS.ErrnoException) =>
    end(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : error),
  )
  worker.on('exit', () => end(new Error('El hilo auxiliar terminó')))
  worker.on('message', (message: Response) => {
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
        worker.postMessage({ id: sequence, op, input } satisfies Request, transfer)
      }),
    close: async () => {
      end(new Error('El hilo auxiliar fue cerrado'))
      // Waits for its end: only then is it safe to remove its files.
      await worker.terminate()
    },
  }
}

/** Opens a worker, runs `use` and closes it; an abort closes it at once. */
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
  const onAbort = () => void client.close()
  signal?.addEventListener('abort', onAbort)
  try {
    return await use(client)
  } finally {
    signal?.removeEventListener('abort', onAbort)
    await client.close()
  }
}
