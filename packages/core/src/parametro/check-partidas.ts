import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { parametros } from '../texto/parametros.ts'
import { MINIMO_DE_LETRAS } from './decide-cambio.ts'

export interface PartidasSinForma {
  readonly n: number
  readonly total: number
  readonly primeras: readonly string[]
}

/**
 * Warns that some properties have a partida (provincial number) without the configured format. A search by partida
 * could not find those properties. Returns [] when every partida has the format.
 */
export const describePartidasSinForma = ({ n, total, primeras }: PartidasSinForma): string[] =>
  n === 0
    ? []
    : [interpolar(parametros.partida.dejanDeServir, { n, total, primeras: primeras.join(', ') })]

/**
 * Describes how many existing properties have a partida that does not fit a new format. Returns a sentence even when
 * every partida fits.
 */
export const describeFormaDePartidas = (partidas: PartidasSinForma): string[] =>
  partidas.n === 0
    ? [interpolar(parametros.partida.todasTienen, { total: partidas.total })]
    : describePartidasSinForma(partidas)

/**
 * Refuses a new format of the partida that some existing property does not fit, unless the person gives a reason. The
 * audit history stores the reason (D170).
 */
export const checkPartidasSinForma = (partidas: PartidasSinForma, motivo: string): Motivo[] =>
  motivo.trim().length >= MINIMO_DE_LETRAS
    ? []
    : describePartidasSinForma(partidas).map((aviso) => ({
        codigo: 'parametro.motivo',
        campo: 'motivo',
        mensaje: interpolar(parametros.partida.sinMotivo, { aviso, letras: MINIMO_DE_LETRAS }),
      }))
