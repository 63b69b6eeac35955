import { buildResumenDeCaso } from '../caso/build-resumen.ts'
import { computePlazo } from '../caso/compute-plazo.ts'
import { decideSolapa, type Solapa } from '../caso/decide-solapa.ts'
import { decideTipoDeCaso, type Mesa } from '../caso/decide-tipo.ts'
import type { FechasDeMesa } from '../caso/fechas-de-mesa.ts'
import type { HistoriaDeCaso } from '../caso/historia-de-caso.ts'
import { LIMITES_DE_CASO } from '../caso/limites.ts'
import { GRUPO_EXTRAJUDICIAL } from '../etapa/grupo-de-etapa.ts'
import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'

/**
 * Facts of a case with which a lawyer is evaluated, as they were on the last day of the evaluated range. They are
 * stored, so that the result of the evaluation can be computed again.
 */
export interface CasoAEvaluar {
  readonly mesa: Mesa
  readonly solapa: Solapa | null
  /**
   * True when the case has an executive title, or its status of debt was Título Ejecutivo (executive title) at some
   * time.
   */
  readonly conTitulo: boolean
  readonly gpId: number | null
  /**
   * Day on which the time limit to start an apremio (collection lawsuit) begins. Null for a case on the judicial desk
   * (work list).
   */
  readonly inicioDesde: Fecha | null
  readonly plazo: { readonly desde: Fecha; readonly tiempo: TiempoDeEtapa } | null
  /** Day on which the lawyer received the case, if within the evaluated range. Null otherwise. */
  readonly recibido: Fecha | null
  /**
   * Day since which all the debt in legal management (collection by lawyers) is paid. A paid case has no deadline
   * (D169).
   */
  readonly saldada: Fecha | null
}

export interface ReglasDeEvaluacion {
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly fechaInicial: Fecha | null
  readonly inicio: TiempoDeEtapa
}

/**
 * Returns the time limit to start an apremio (collection lawsuit). `deEtapa` is the time of the stage type (kind of
 * action) with `iniciaApremio` (D59). Without such a type, the limit is 90 days (S2 §9).
 */
export const inicioDeEvaluacion = (deEtapa: TiempoDeEtapa | null): TiempoDeEtapa =>
  deEtapa ?? { tiempo: LIMITES_DE_CASO.sinTiempo, unidad: 'day' }

const sort = (fechas: readonly Fecha[]): readonly Fecha[] => [...fechas].sort()

/**
 * Returns the day from which the time limit to start an apremio (collection lawsuit) counts (D180). It is the day of
 * the first of these that the case has:
 * - its last debt status Gestión Legal (collection by lawyers)
 * - its last debt status Título Ejecutivo (executive title)
 * - its first extrajudicial action in force
 */
const findInicioDesde = ({ situaciones, actuaciones }: HistoriaDeCaso): Fecha | null => {
  const ultima = (clase: ClaseDeSituacion) =>
    sort(situaciones.flatMap((una) => (una.clase === clase ? [una.fecha] : []))).at(-1)
  const [primera] = sort(
    actuaciones.flatMap(({ vigente, gpId, fecha }) =>
      vigente && gpId === GRUPO_EXTRAJUDICIAL ? [fecha] : [],
    ),
  )
  return ultima('gestionLegal') ?? ultima('tituloEjecutivo') ?? primera ?? null
}

export const buildCasoAEvaluar = (
  historia: HistoriaDeCaso,
  reglas: { readonly fechas: FechasDeMesa; readonly inicio: TiempoDeEtapa | null },
  recibido: Fecha | null,
): CasoAEvaluar => {
  const resumen = buildResumenDeCaso(historia)
  const { mesa } = decideTipoDeCaso(resumen).valor
  const plazo = computePlazo(resumen, reglas.inicio).valor
  return {
    mesa,
    solapa: decideSolapa(resumen, mesa, reglas.fechas).valor.solapa,
    conTitulo: resumen.titulado || resumen.huboTitulo,
    gpId: resumen.actuacion?.gpId ?? null,
    inicioDesde: mesa === 'extrajudicial' ? findInicioDesde(historia) : null,
    plazo: plazo && { desde: plazo.desde, tiempo: plazo.tiempo },
    recibido,
    saldada: resumen.saldada?.desde ?? null,
  }
}
