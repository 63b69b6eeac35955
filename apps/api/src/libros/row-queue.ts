export interface RowQueue<Row> {
  /**
   * Adds a batch of rows to the queue. Resolves when the consumer has taken the batch, so that the producer waits for
   * the consumer.
   */
  readonly push: (batch: readonly Row[]) => Promise<void>
  readonly end: () => void
  /** Makes the pending and later calls to `push` fail with the error `reason`. */
  readonly fail: (reason: unknown) => void
  readonly rows: AsyncIterable<Row>
  /** Batches of some hundreds of rows. Waiting for each row separately would take longer than writing it. */
  readonly batches: AsyncIterable<readonly Row[]>
}

/** Number of rows in a batch of the queue. A larger batch would need much memory for text that is not written yet. */
const PER_BATCH = 200

export const createRowQueue = <Row>(): RowQueue<Row> => {
  let batch:
    | { rows: readonly Row[]; taken: () => void; refused: (reason: unknown) => void }
    | undefined
  let ended = false
  let failure: { readonly reason: unknown } | undefined
  let wake: () => void = () => undefined

  async function* batches(): AsyncGenerator<readonly Row[]> {
    for (;;) {
      if (batch !== undefined) {
        const current = batch
        for (let i = 0; i < current.rows.length; i += PER_BATCH)
          yield current.rows.slice(i, i + PER_BATCH)
        batch = undefined
        current.taken()
      } else if (ended) return
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
  }

  async function* rows(): AsyncGenerator<Row> {
    for await (const some of batches()) yield* some
  }

  return {
    push: (next) =>
      new Promise((resolve, reject) => {
        if (failure) {
          reject(failure.reason)
          return
        }
        batch = { rows: next, taken: resolve, refused: reject }
        wake()
      }),
    end: () => {
      ended = true
      wake()
    },
    fail: (reason) => {
      failure = { reason }
      batch?.refused(reason)
    },
    rows: rows(),
    batches: batches(),
  }
}
