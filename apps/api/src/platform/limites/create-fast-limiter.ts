import type { Pool } from 'pg'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { createMemoryLimiter, createSharedLimiter } from './create-limiter.ts'

/**
 * Milliseconds for which uses are gathered before they are written to the database. A screen asks for several things at
 * once.
 */
const TELL_MS = 100

interface Cuenta {
  /** Uses that the database does not know yet. */
  untold: number
  /** Uses by all the processes, as last heard. */
  known: number
  telling: boolean
  timer: NodeJS.Timeout | undefined
}

/**
 * Counts frequent calls without making anybody wait. Memory answers at once. The database is written a moment later (at
 * once from half the limit on), and its answer about the other processes counts from then on. Calls made in that moment
 * may exceed the limit.
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
      // Without the database each process counts its own calls.
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
