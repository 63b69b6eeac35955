import type { Pool } from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createMemoryLimiter, createSharedLimiter } from './create-limiter.ts'

/**
 * Milliseconds during which calls are counted in memory before one statement writes the count to the database, because
 * a screen makes several calls at once.
 */
const TELL_MS = 100

interface Cuenta {
  untold: number
  /**
   * Last answer of the database: number of calls of this minute, summed over all the server processes. It is compared
   * with the limit.
   */
  known: number
  telling: boolean
  timer: NodeJS.Timeout | undefined
}

/**
 * Creates a limiter of frequent calls that never waits for the database. Calls are counted in memory. A little later,
 * the database adds up the counts of all the server processes. Until then, the calls may exceed the limit.
 */
export const createFastLimiter = (opciones: {
  readonly nombre: string
  readonly points: number
  readonly pool: Pool | undefined
}): { readonly consume: (key: string) => Promise<unknown> } => {
  const memory = createMemoryLimiter(opciones)
  const { pool, points } = opciones
  if (pool === undefined) return memory
  const shared = createSharedLimiter({ ...opciones, pool })
  const cuentas = new Map<string, Cuenta>()

  const close = (key: string, { msBeforeNext }: RateLimiterRes) =>
    memory.block(key, msBeforeNext / 1000)

  const tell = async (key: string, cuenta: Cuenta): Promise<void> => {
    clearTimeout(cuenta.timer)
    cuenta.timer = undefined
    if (cuenta.telling || cuenta.untold === 0) return
    const { untold } = cuenta
    Object.assign(cuenta, { telling: true, untold: 0 })
    try {
      const used = await shared.consume(key, untold)
      cuenta.known = used.consumedPoints
      if (used.remainingPoints <= 0) await close(key, used)
    } catch (refused) {
      // A `RateLimiterRes` is the answer of the database that the limit is exceeded. This process then refuses further
      // calls too. Any other error is a failure of the database. It is ignored, and the process counts only its own
      // calls.
      if (refused instanceof RateLimiterRes) await close(key, refused)
    }
    cuenta.telling = false
    if (cuenta.untold > 0) await tell(key, cuenta)
  }

  return {
    consume: async (key) => {
      await memory.consume(key)
      const cuenta = cuentas.get(key) ?? { untold: 0, known: 0, telling: false, timer: undefined }
      cuentas.set(key, cuenta)
      cuenta.untold += 1
      if (cuenta.known + cuenta.untold >= points / 2) void tell(key, cuenta)
      else cuenta.timer ??= setTimeout(() => void tell(key, cuenta), TELL_MS).unref()
    },
  }
}
