import { type FallaDeS3, isFallaDeTodos } from './falla-de-s3.ts'

/** Number of successive failures after which the store counts as down. */
const FALLAS_SEGUIDAS = 3

/**
 * Circuit breaker for the S3-compatible store. While the store counts as down, requests fail at once without being
 * sent. Only a periodic probe is sent, to learn when the store answers again.
 */
export interface Circuito {
  /** Failure that made the store count as down. Undefined while the store works. */
  readonly caido: () => FallaDeS3 | undefined
  readonly noteExito: () => void
  readonly noteFalla: (falla: FallaDeS3) => void
}

/** @param pausa milliseconds between two probes */
export const createCircuito = (pausa: number, probe: () => Promise<unknown>): Circuito => {
  let seguidas = 0
  let caido: FallaDeS3 | undefined
  const noteExito = (): void => {
    seguidas = 0
    caido = undefined
  }
  const probeLater = (): void => {
    setTimeout(() => {
      // A request sent earlier may have been answered in the meantime.
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
