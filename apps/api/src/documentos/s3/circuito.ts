import { type FallaDeS3, isFallaDeTodos } from './falla-de-s3.ts'

/** Number of consecutive failures after which the S3-compatible store counts as down. */
const FALLAS_SEGUIDAS = 3

/**
 * Circuit breaker for the S3-compatible store. While the store counts as down, requests fail at once without being
 * sent. Only a periodic probe is sent, to learn when the store answers again.
 */
export interface Circuito {
  /** Failure that made the S3-compatible store count as down. Undefined while the store works. */
  readonly caido: () => FallaDeS3 | undefined
  readonly noteExito: () => void
  readonly noteFalla: (falla: FallaDeS3) => void
}

/**
 * Creates the circuit breaker of the S3-compatible store.
 *
 * @param pausa milliseconds between two probes (requests that test whether the store answers again)
 */
export const createCircuito = (pausa: number, probe: () => Promise<unknown>): Circuito => {
  let seguidas = 0
  let caido: FallaDeS3 | undefined
  const noteExito = (): void => {
    seguidas = 0
    caido = undefined
  }
  const probeLater = (): void => {
    setTimeout(() => {
      // The answer to an earlier request may already have shown that the store works again. No probe is then needed.
      if (caido !== undefined) probe().then(noteExito, probeLater)
    }, pausa).unref()
  }
  return {
    caido: () => caido,
    noteExito,
    noteFalla: (falla) => {
      if (!isFallaDeTodos(falla)) return
      seguidas += 1
      if (seguidas < FALLAS_SEGUIDAS) return
      if (caido === undefined) probeLater()
      caido = falla
    },
  }
}
