import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import { MINIMO_DE_LETRAS } from './decide-cambio.ts'

/** Count of the properties whose partida does not fit a format. */
export interface PartidasSinForma {
  readonly n: number
  readonly total: number
  /** Some of those partidas, in stored form. */
  readonly primeras: readonly string[]
}

/**
 * Returns a warning with the number of properties that nobody could find by their partida. Empty when there are none.
 */
export const describePartidasSinForma = ({ n, total, primeras }: PartidasSinForma): string[] =>
  n === 0
    ? []
    : [interpolar(parametros.partida.dejanDeServir, { n, total, primeras: primeras.join(', ') })]

/**
 * Refuses a format that existing partidas do not fit, unless the person gives a reason. The history stores the reason
 * (D170).
 */
export const checkPartidasSinForma = (partidas: PartidasSinForma, motivo: string): Motivo[] =>
  motivo.trim().length >= MINIMO_DE_LETRAS
    ? []
    : describePartidasSinForma(partidas).map((aviso) => ({
        codigo: 'parametro.motivo',
        campo: 'motivo',
        mensaje: interpolar(parametros.partida.sinMotivo, { aviso, letras: MINIMO_DE_LETRAS }),
      }))
