import { type DestinationStream, type Logger, pino } from 'pino'
import { describeError } from './describe-error.ts'

interface Pedido {
  readonly method: string
  readonly routeOptions?: { readonly url?: string | undefined }
}

/**
 * Returns the path pattern of a request for the log or the metrics, such as '/usuarios/:dni'. The real path may have a
 * person's DNI (national identity number). Unknown paths share one text, because their number has no limit.
 */
export const rutaDe = ({ routeOptions }: Pick<Pedido, 'routeOptions'>): string =>
  routeOptions?.url ?? 'sin ruta'

const describeRequest = (pedido: Pedido) => ({ method: pedido.method, ruta: rutaDe(pedido) })

/**
 * Message of the log line of a failure. By default the logger would use the error's own message, which may have
 * personal data.
 */
const DEFAULT_TEXT = 'falla'

const errorOf = (first: unknown): Error | undefined => {
  if (first instanceof Error) return first
  if (typeof first !== 'object' || first === null || !('err' in first)) return undefined
  return first.err instanceof Error ? first.err : undefined
}

/** Maximum length of the log text kept in memory while the output cannot be written. Further lines are dropped. */
const MAX_PENDING = 1 << 20

/**
 * Opens the standard output for the log. By default, the logger retries forever a line that cannot be written. Here it
 * drops such lines, so a full disk loses lines of the log but never stops the product.
 */
const openOutput = (): DestinationStream => {
  const output = pino.destination({ dest: 1, sync: true, maxLength: MAX_PENDING })
  output.on('error', () => undefined)
  return output
}

/**
 * Creates the log of the server. Neither tokens nor personal data reach the log (D3, T7). A failure is logged by its
 * kind and place, and a request by its route.
 */
export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      redact: { paths: ['headers', '*.headers'], remove: true },
      serializers: { req: describeRequest, err: describeError },
      hooks: {
        logMethod([first, text, ...rest], method) {
          const error = errorOf(first)
          if (error === undefined) return method.apply(this, [first, text, ...rest])
          const safe =
            typeof text === 'string' && !text.includes(error.message) ? text : DEFAULT_TEXT
          return method.apply(this, [first instanceof Error ? { err: first } : first, safe])
        },
      },
    },
    destination ?? openOutput(),
  )
