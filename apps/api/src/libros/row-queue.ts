/** Rows that arrive in batches, read one by one by a writer. */
export interface RowQueue<Row> {
  /** Resolves once the batch was read: whoever pushes waits for the writer. */
  readonly push: (batch: readonly Row[]) => Promise<void>
  readonly end: () => void
  /** The writer failed: whoever pushes is told why. */
  readonly fail: (reason: unknown) => void
  readonly rows: AsyncIterable<Row>
}

export const createRowQueue = <Row>(): RowQueue<Row> => {
  let batch:
    | { rows: readonly Row[]; taken: () => void; refused: (reason: unknown) => void }
    | undefined
  let ended = false
  let failure: { readonly reason: unknown } | undefined
  let wake: () => void = () => undefined

  async function* rows(): AsyncGenerator<Row> {
    for (;;) {
      if (batch !== undefined) {
        const current = batch
        yield* current.rows
        batch = undefined
        current.taken()
      } else if (ended) return
      else
        await new Promise<void>((resolve) => {
          wake = resolve
        })
    }
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
  }
}
