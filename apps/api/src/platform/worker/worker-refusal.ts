import type { ErrorDeFila } from '@apremia/core'

/** Error of a worker thread with a reason that a person can act on. The API receives it as an AppError. */
export class WorkerRefusal extends Error {
  override readonly name = 'WorkerRefusal'
  readonly status: number
  readonly code: string
  readonly errores: readonly ErrorDeFila[]

  constructor(status: number, code: string, message: string, errores: readonly ErrorDeFila[] = []) {
    super(message)
    this.status = status
    this.code = code
    this.errores = errores
  }
}
