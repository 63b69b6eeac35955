import type { Transferable } from 'node:worker_threads'

/** Result of an operation, with the buffers that are transferred to the caller instead of copied. */
export class Transfer<T> {
  readonly value: T
  readonly transfer: readonly Transferable[]

  constructor(value: T, transfer: readonly Transferable[]) {
    this.value = value
    this.transfer = transfer
  }
}
