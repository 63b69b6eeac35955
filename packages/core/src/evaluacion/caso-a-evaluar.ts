import type { ResumenDeCaso } from '../caso/build-resumen.ts'
import { computePlazo } from '../caso/compute-plazo.ts'
import { decideSolapa, type Solapa } from '../caso/decide-solapa.ts'
import { decideTipoDeCaso, type Mesa } from '../caso/decide-tipo.ts'
import type { FechasDeMesa } from '../caso/fechas-de-mesa.ts'
import { LIMITES_DE_CASO } from '../caso/limites.ts'
import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'

/** All an evaluation looks at of a case, as it stood at the end of the range. Kept with it: from this it is made again. */
export interface CasoAEvaluar {
  readonly mesa: Mesa
  /** On the desk of its type. */
  readonly solapa: Solapa | null
  /** Titled, or in Título Ejecutivo at some time. */
  readonly conTitulo: boolean
  /** Group of the last action, null while it has none. */
  readonly gpId: number | null
  /** The day the term to start an apremio counts from; null on the judicial desk. */
  readonly inicioDesde: Fecha | null
  /** The deadline of the desk (D58). */
  readonly plazo: { readonly desde: Fecha; readonly tiempo: TiempoDeEtapa } | null
  /** The day its lawyer got it, when that was within the range. */
  readonly recibido: Fecha | null
}

/** What an evaluation rests on besides the cases: the values in force on the day it is made. */
export interface ReglasDeEvaluacion {
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly fechaInicial: Fecha | null
  /** The longest time to start an apremio. */
  readonly inicio: TiempoDeEtapa
}

/** The longest time to start an apremio: the one of its stage type (D59) or, without it, 90 days (S2 §9). */
export const inicioDeEvaluacion = (deEtapa: TiempoDeEtapa | null): TiempoDeEtapa =>
  deEtapa ?? { tiempo: LIMITES_DE_CASO.sinTiempo, unidad: 'day' }

/** What an evaluation looks at of a case, from its history. */
export const buildCasoAEvaluar = (
  resumen: ResumenDeCaso,
  reglas: { readonly fechas: FechasDeMesa; readonly inicio: TiempoDeEtapa | null },
  recibido: Fecha | null,
): CasoAEvaluar => {
  const { mesa } = decideTipoDeCaso(resumen).valor
  const plazo = computePlazo(resumen, reglas.inicio).valor
  const { efectiva, actuacion } = resumen
  const gestion = efectiva?.clase === 'gestionLegal' ? efectiva.fecha : null
  return {
    mesa,
    solapa: decideSolapa(resumen, mesa, reglas.fechas).valor.solapa,
    conTitulo: resumen.titulado || resumen.huboTitulo,
    gpId: actuacion?.gpId ?? null,
    inicioDesde: mesa === 'extrajudicial' ? (gestion ?? actuacion?.fecha ?? null) : null,
    plazo: plazo && { desde: plazo.desde, tiempo: plazo.tiempo },
    recibido,
  }
}
