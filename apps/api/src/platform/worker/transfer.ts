import type { Transferable } from 'node:worker_threads'

/** A result together with the buffers to hand over instead of copying. */
export class Transfer<T> {
  readonly value: T
  readonly transfer: readonly Transferable[]

  constructor(value: T, transfer: readonly Transferable[]) {
    this.value = value
    this.transfer = transfer
  }
}
