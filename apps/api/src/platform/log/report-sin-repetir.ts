import { isTransient } from '../db/outage.ts'

const CADA_MS = 60 * 60_000

/**
 * Maximum number of different errors that are remembered. When a further error comes, the oldest one is forgotten, so
 * it may be logged again before its hour has passed.
 */
const RECORDADOS = 100

/**
 * Creates a function that reports the errors of a periodic task. A repeated error is reported once an hour. An outage
 * of the database is ignored, because the database's own check reports it.
 *
 * @param now monotonic clock in milliseconds. With the clock of the machine, a change of the time could hide an error
 */
export const createReportSinRepetir = (
  report: (error: unknown) => void,
  now: () => number = () => performance.now(),
): ((error: unknown) => void) => {
  const dichos = new Map<string, number>()
  return (error) => {
    if (isTransient(error)) return
    const cual = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
    const momento = now()
    const dicho = dichos.get(cual)
    if (dicho !== undefined && momento - dicho < CADA_MS) return
    dichos.delete(cual)
    dichos.set(cual, momento)
    const [primero = ''] = dichos.keys()
    if (dichos.size > RECORDADOS) dichos.delete(primero)
    report(error)
  }
}
