import { decideEsperas, FILAS_INICIALES, fecha, feriasJudiciales } from '@apremia/core'
import type { Regla } from './caso-de-regla.ts'
import { readCasoDeHistoria } from './read-caso.ts'
import { writeRespuesta } from './write-salida.ts'

const SIEMPRE = fecha('9999-12-31')

/**
 * Reads the history of a case. Tells which answers of a judge or a bank the case still waits for. When the test case
 * gives no day, the current day is later than every date of the history.
 */
const decide = (entrada: unknown) => {
  const { historia, filas, inhabiles, dia } = readCasoDeHistoria(entrada)
  const calendario = { dias: inhabiles, ferias: feriasJudiciales([...FILAS_INICIALES, ...filas]) }
  return decideEsperas(historia.actuaciones, calendario, dia ?? SIEMPRE)
}

export const reglasDeEsperas = {
  /**
   * Computes the last day on which the judge should answer a request for a precautionary measure, such as an
   * attachment.
   */
  'caso/resolucion': (entrada) => {
    const { resolucion } = decide(entrada)
    return writeRespuesta(resolucion, () => resolucion.frase)
  },
  /** Computes the last day on which the bank should answer a court order (oficio). */
  'caso/banco': (entrada) => {
    const { banco } = decide(entrada)
    return writeRespuesta(banco, () => banco.frase)
  },
} satisfies Record<string, Regla>
