import { isTransient } from '../db/outage.ts'

/** Time after which an error that repeats is logged again. */
const CADA_MS = 60 * 60_000

/** Maximum number of different errors that are remembered. Beyond it, the oldest one may be logged again early. */
const RECORDADOS = 100

/**
 * Creates a function that reports the errors of a task that runs again and again. The same error is reported once an
 * hour, and an outage of the database never, because the database reports its own.
 *
 * @param now milliseconds of a clock that nobody sets, so that a change of the hour of the machine hides no error
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
