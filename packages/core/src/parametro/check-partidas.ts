import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import { MINIMO_DE_LETRAS } from './decide-cambio.ts'

/** Properties whose partida does not fit a format. */
export interface PartidasSinForma {
  readonly n: number
  readonly total: number
  /** Some of their partidas, in stored form. */
  readonly primeras: readonly string[]
}

/** Tells how many properties nobody would find by their partida; empty when there are none. */
export const describePartidasSinForma = ({ n, total, primeras }: PartidasSinForma): string[] =>
  n === 0
    ? []
    : [interpolar(parametros.partida.dejanDeServir, { n, total, primeras: primeras.join(', ') })]

/** A format that leaves partidas without theirs is put only with the reason, which the history keeps (D170). */
export const checkPartidasSinForma = (partidas: PartidasSinForma, motivo: string): Motivo[] =>
  motivo.trim().length >= MINIMO_DE_LETRAS
    ? []
    : describePartidasSinForma(partidas).map((aviso) => ({
        codigo: 'parametro.motivo',
        campo: 'motivo',
        mensaje: interpolar(parametros.partida.sinMotivo, { aviso, letras: MINIMO_DE_LETRAS }),
      }))
