import type { Transferable } from 'node:worker_threads'

/** Result of a worker thread. The buffers in `transfer` move to the main thread without a copy. */
export class Transfer<T> {
  readonly value: T
  readonly transfer: readonly Transferable[]

  constructor(value: T, transfer: readonly Transferable[]) {
    this.value = value
    this.transfer = transfer
  }
}

export const transferBytes = (bytes: Uint8Array<ArrayBuffer>): Transfer<Uint8Array<ArrayBuffer>> =>
  new Transfer(bytes, [bytes.buffer])
