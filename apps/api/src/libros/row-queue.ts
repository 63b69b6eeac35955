/** Rows that arrive in batches, read by a writer: one by one or in small batches, not both. */
export interface RowQueue<Row> {
  /** Resolves once the batch was read: the producer of the rows waits for the writer. */
  readonly push: (batch: readonly Row[]) => Promise<void>
  readonly end: () => void
  /** Tells the producer of the rows why the writer failed. */
  readonly fail: (reason: unknown) => void
  readonly rows: AsyncIterable<Row>
  /** Rows in batches of some hundreds: waiting for each row takes longer than writing it. */
  readonly batches: AsyncIterable<readonly Row[]>
}

/** Rows of a batch. Few, so that their text is written before it grows. */
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
