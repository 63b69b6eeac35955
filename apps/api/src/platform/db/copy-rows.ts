import { once } from 'node:events'
import type { Connection, Pool, Submittable } from 'pg'
import { LARGOS } from './plazos.ts'

const HEADER = 5
const message = (type: string, length: number): Buffer => {
  const header = Buffer.allocUnsafe(HEADER)
  header.write(type, 0, 'latin1')
  header.writeInt32BE(length + 4, 1)
  return header
}

const sendRows = async (
  { stream }: Connection,
  chunks: AsyncIterable<Uint8Array>,
  isOver: () => boolean,
): Promise<void> => {
  try {
    for await (const chunk of chunks) {
      if (isOver()) return
      stream.write(message('d', chunk.length))
      if (!stream.write(chunk)) await once(stream, 'drain')
    }
    stream.write(message('c', 0))
  } catch (error) {
    if (!isOver()) stream.write(Buffer.concat([message('f', 1), Buffer.alloc(1)]))
    throw error
  }
}

class Copy implements Submittable {
  readonly #text: string
  readonly #chunks: AsyncIterable<Uint8Array>
  readonly done: Promise<void>
  #resolve: () => void = () => undefined
  #reject: (error: unknown) => void = () => undefined
  #over = false
  #failure: { readonly error: unknown } | undefined

  constructor(text: string, chunks: AsyncIterable<Uint8Array>) {
    this.#text = text
    this.#chunks = chunks
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve
      this.#reject = reject
    })
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: Connection): void {
    sendRows(connection, this.#chunks, () => this.#over).catch((error) => {
      this.#failure = { error }
    })
  }

  handleError(error: unknown): void {
    this.#over = true
    // When the rows to copy cannot be read, the caller gets the error of that reading. PostgreSQL's own error only says
    // that the copy stopped.
    setImmediate(() => this.#reject(this.#failure ? this.#failure.error : error))
  }

  handleCommandComplete(): void {
    this.#over = true
  }

  handleReadyForQuery(): void {
    this.#resolve()
  }
}

/**
 * Runs a `copy … from stdin` with rows in PostgreSQL's text format, in half the time of an insert. Stores all the rows
 * or none. The embedded database does not support COPY over its socket.
 */
export const copyRows = async (
  pool: Pool,
  text: string,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> => {
  const client = await pool.connect()
  const copy = new Copy(text, chunks)
  try {
    await client.query(`set statement_timeout = ${LARGOS.sentencia}`)
    client.query(copy)
    await copy.done
  } finally {
    // This connection keeps the long time limit that `copyRows` set. So it is closed, and no other query uses it.
    client.release(true)
  }
}
