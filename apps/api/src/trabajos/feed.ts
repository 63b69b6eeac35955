import type { EventEmitter } from 'node:events'

export interface Advance {
  readonly hecho: number
  readonly total: number
  readonly paso: string
}

export interface Feed {
  /**
   * Waits for new progress of the job, and returns the newest progress. Returns null when the job ends, after
   * `timeoutMs` milliseconds, or on abort. The caller then reads the job from the database.
   */
  readonly next: (timeoutMs: number) => Promise<Advance | null>
  readonly close: () => void
}

/**
 * Opens a feed of the progress of one job. Each call of `next` returns the newest progress and skips the older ones.
 */
export const openFeed = (bus: EventEmitter, id: string, signal: AbortSignal): Feed => {
  let latest: Advance | null | undefined
  let wake: () => void = () => undefined
  const onAdvance = (advance: Advance | null) => {
    latest = advance
    wake()
  }
  const onAbort = () => onAdvance(null)
  bus.on(id, onAdvance)
  signal.addEventListener('abort', onAbort)
  return {
    next: async (timeoutMs) => {
      if (latest === undefined && !signal.aborted) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, timeoutMs)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      const advance = latest ?? null
      latest = undefined
      return advance
    },
    close: () => {
      bus.off(id, onAdvance)
      signal.removeEventListener('abort', onAbort)
    },
  }
}
