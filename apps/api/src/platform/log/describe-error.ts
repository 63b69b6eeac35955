/** Data of a failure that may be logged. */
export interface FallaAnotada {
  readonly type: string
  readonly code?: string
  /** Place of the failure in the database, never the values. */
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

/** Names and codes of programs; anything else could be somebody's data. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z_][\w$.:-]{0,79}$|^\d[0-9A-Z]{4}$/.test(value)

/** Returns the lines of a stack after its message: a message may have lines that look like them. */
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
 * Describes a failure for the log: its kind, and its place in the program and in the database. Never includes the
 * message, because the message of a query carries its parameters, and that of a parser carries what it was reading.
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

/** A failure that a thread already described before sending it. */
export class FallaDeHilo extends Error {
  override readonly name = 'FallaDeHilo'
  readonly falla: FallaAnotada
  /** First code in its chain of causes, which distinguishes a full disk from a defect of the program. */
  readonly code: string | undefined

  constructor(falla: FallaAnotada) {
    super('El hilo auxiliar falló')
    this.falla = falla
    this.code = codeOf(falla)
  }
}

/** Prints a failure that no request waits for, for the person who looks after the installation. */
export const printError = (what: string, error: unknown): void =>
  console.error(what, JSON.stringify(describeError(error)))
