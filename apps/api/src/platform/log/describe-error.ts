export interface FallaAnotada {
  readonly type: string
  readonly code?: string
  readonly constraint?: string
  readonly table?: string
  readonly column?: string
  readonly routine?: string
  readonly syscall?: string
  readonly en?: readonly string[]
  readonly cause?: FallaAnotada
}

const MAX_DEPTH = 5
const MAX_FRAMES = 12

/**
 * True for a text that looks like an identifier of a program or an error code, such as `ECONNRESET` or `23505`. Any
 * other text could be personal data.
 */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z_][\w$.:-]{0,79}$|^\d[0-9A-Z]{4}$/.test(value)

/**
 * Returns the lines of a stack trace after the message of the error. The lines of the message are skipped, because they
 * may imitate a stack trace.
 */
const framesOf = ({ stack = '', message }: Error): string[] => {
  const start = stack.indexOf(message)
  if (start < 0) return []
  return stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MAX_FRAMES)
}

const FIELDS = ['code', 'constraint', 'table', 'column', 'routine', 'syscall'] as const

/**
 * Describes a failure for the log: its kind, and its place in the program and in the database. Leaves out the message,
 * because the message may quote the parameters of a query or the parsed text.
 */
export const describeError = (error: unknown, depth = 0): FallaAnotada => {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error }
  if (error instanceof FallaDeHilo) return error.falla
  const en = framesOf(error)
  const fields = FIELDS.flatMap((name) => {
    const value: unknown = Reflect.get(error, name)
    return isCode(value) ? [[name, value]] : []
  })
  return {
    type: isCode(error.name) ? error.name : 'Error',
    ...Object.fromEntries(fields),
    ...(en.length > 0 ? { en } : {}),
    ...(error.cause !== undefined && depth < MAX_DEPTH
      ? { cause: describeError(error.cause, depth + 1) }
      : {}),
  }
}

const codeOf = ({ code, cause }: FallaAnotada): string | undefined =>
  code ?? (cause && codeOf(cause))

/** Error of a worker thread. The thread has already converted the original error to the form that the log stores. */
export class FallaDeHilo extends Error {
  override readonly name = 'FallaDeHilo'
  readonly falla: FallaAnotada
  /**
   * First error code in the chain of causes. The code distinguishes, for example, a full disk from a defect of the
   * program.
   */
  readonly code: string | undefined

  constructor(falla: FallaAnotada) {
    super('El hilo auxiliar falló')
    this.falla = falla
    this.code = codeOf(falla)
  }
}

export const printError = (what: string, error: unknown): void =>
  console.error(what, JSON.stringify(describeError(error)))
