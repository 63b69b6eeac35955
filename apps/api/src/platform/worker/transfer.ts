import type { Transferable } from 'node:worker_threads'

/** The buffers are transferred to the caller instead of copied. */
export class Transfer<T> {
  readonly value: T
  readonly transfer: readonly Transferable[]

  constructor(value: T, transfer: readonly Transferable[]) {
    this.value = value
    this.transfer = transfer
  }
}
