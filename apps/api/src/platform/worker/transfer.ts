import type { Transferable } from 'node:worker_threads'

/** Result that a worker thread sends to the main thread. The buffers in `transfer` are moved there without a copy. */
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
