import { type FallaDeS3, isFallaDeTodos } from './falla-de-s3.ts'

/** Attempts that fail one after another until the store counts as down. */
const FALLAS_SEGUIDAS = 3

/**
 * Spares the requests the wait for a store that is down. While it is down no request is sent: only a probe, again and
 * again, which tells when the store is back.
 */
export interface Circuito {
  /** Last failure of a store that counts as down. */
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
      // A request sent before may have been answered.
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
