import { parentPort } from 'node:worker_threads'
import type { ErrorDeFila } from '@apremia/core'
import { describeError } from '../log/describe-error.ts'
import { FIN, type WorkerRequest, type WorkerResponse } from './messages.ts'
import { Transfer } from './transfer.ts'
import type { Operations } from './worker-client.ts'
import { WorkerRefusal } from './worker-refusal.ts'

const toRefusal = (error: unknown): WorkerRefusal | undefined =>
  error instanceof WorkerRefusal ? error : undefined

export const serveWorker = (operations: Operations): void => {
  const port = parentPort
  if (port === null) throw new Error('Este módulo corre en un hilo auxiliar')
  let queue = Promise.resolve()
  const serve = async ({ id, op, input }: WorkerRequest): Promise<void> => {
    try {
      const operation = operations[op] as ((input: unknown) => unknown) | undefined
      if (operation === undefined) throw new Error(`Operación desconocida: ${op}`)
      const value = await operation(input)
      if (value instanceof Transfer) {
        port.postMessage(
          { id, kind: 'result', value: value.value } satisfies WorkerResponse,
          value.transfer,
        )
      } else port.postMessage({ id, kind: 'result', value } satisfies WorkerResponse)
    } catch (error) {
      const refusal = toRefusal(error)
      port.postMessage(
        (refusal
          ? {
              id,
              kind: 'refused',
              status: refusal.status,
              code: refusal.code,
              message: refusal.message,
              errores: refusal.errores as readonly ErrorDeFila[],
            }
          : { id, kind: 'failed', falla: describeError(error) }) satisfies WorkerResponse,
      )
    }
  }
  port.on('message', (request: WorkerRequest | typeof FIN) => {
    if (request === FIN) process.exit()
    queue = queue.then(() => serve(request))
  })
}
