import { recordOf, type TableColumn } from './column.ts'
import type { Formato } from './formatos.ts'
import { guardStreams } from './guard-streams.ts'
import { createPaint, type Paint, printable } from './terminal.ts'

/**
 * Version of the JSON documents that the commands print. The version increases when a key changes its meaning or
 * disappears.
 */
export const VERSION_JSON = 1

export interface OutputOptions {
  readonly comando: string
  readonly formato: Formato
  readonly colorOut: boolean
  readonly colorErr: boolean
  readonly quiet: boolean
  readonly verbose: boolean
}

export interface Output {
  readonly options: OutputOptions
  readonly paint: Paint
  readonly data: (datos: unknown, text: (paint: Paint) => string) => Promise<void>
  /**
   * Prints the rows as a table, as CSV or as JSON. The JSON document has the rows in `datos`, and the properties of
   * `extra` at the same level as `datos`.
   */
  readonly rows: <T>(
    columns: readonly TableColumn<T>[],
    rows: readonly T[],
    extra?: Readonly<Record<string, unknown>>,
  ) => Promise<void>
  /** Prints the JSON document of a failed command. Prints nothing without --json, or when data were already printed. */
  readonly failure: (error: Readonly<Record<string, unknown>>) => Promise<void>
  readonly raw: (chunk: string | Uint8Array) => Promise<void>
  /** Writes a line about the progress to stderr. Prints nothing with --quiet. */
  readonly note: (text: string) => void
  /** Writes a warning to stderr, even with --quiet. */
  readonly warn: (text: string) => void
  /** Writes a detail for debugging to stderr, only with --verbose. */
  readonly debug: (text: string) => void
}

/**
 * Writes a chunk to a stream, and waits until the stream has written the chunk. When the write fails, {@link
 * guardStreams} ends the process.
 */
const write = (stream: NodeJS.WriteStream, chunk: string | Uint8Array): Promise<void> =>
  new Promise((resolve) => {
    stream.write(chunk, (error) => {
      if (!error) resolve()
    })
  })

export const createOutput = (options: OutputOptions): Output => {
  guardStreams()
  const { comando, formato, colorOut, colorErr, quiet, verbose } = options
  const paint = createPaint(colorErr)
  const paintOut = createPaint(colorOut)
  let printed = false

  const print = async (chunk: string | Uint8Array): Promise<void> => {
    printed = true
    await write(process.stdout, chunk)
  }
  const json = (body: object): Promise<void> =>
    print(`${JSON.stringify({ version: VERSION_JSON, comando, ...body }, null, 2)}\n`)
  const say = (text: string): void => {
    process.stderr.write(`${printable(text)}\n`)
  }

  return {
    options,
    paint,
    data: async (datos, text) => {
      if (formato === 'json') return json({ datos })
      const shown = printable(text(paintOut))
      if (shown !== '') await print(`${shown}\n`)
    },
    rows: async (columns, rows, extra = {}) => {
      if (formato === 'json') {
        return json({ ...extra, datos: rows.map((row) => recordOf(columns, row)) })
      }
      if (formato === 'csv') {
        const { buildCsv } = await import('./csv.ts')
        const values = rows.map((row) => columns.map(({ value }) => value(row)))
        return print(
          buildCsv(
            columns.map(({ key }) => key),
            values,
          ),
        )
      }
      if (rows.length === 0) return
      const { buildTable } = await import('./table.ts')
      const width = process.stdout.isTTY ? process.stdout.columns : undefined
      await print(`${await buildTable(columns, rows, { width, paint: paintOut })}\n`)
    },
    failure: async (error) => {
      if (formato === 'json' && !printed) await json({ error })
    },
    raw: print,
    note: (text) => {
      if (!quiet) say(text)
    },
    warn: (text) => say(`${paint('yellow', 'Aviso:')} ${text}`),
    debug: (text) => {
      if (verbose) say(paint('dim', text))
    },
  }
}
