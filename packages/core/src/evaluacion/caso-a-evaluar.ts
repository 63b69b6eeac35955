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
 * Facts of a case that an evaluation looks at, as they stood at the end of the range. They are kept with the
 * evaluation, to make it again.
 */
export interface CasoAEvaluar {
  readonly mesa: Mesa
  /** Tab on the desk of the type of the case. */
  readonly solapa: Solapa | null
  /** Titled, or in Título Ejecutivo at some time. */
  readonly conTitulo: boolean
  /** Group of the last action, null while it has none. */
  readonly gpId: number | null
  /** Day from which the term to start an apremio counts, or null on the judicial desk. */
  readonly inicioDesde: Fecha | null
  /** The deadline of the desk (D58). */
  readonly plazo: { readonly desde: Fecha; readonly tiempo: TiempoDeEtapa } | null
  /** Day on which the lawyer got the case, when it was within the range. */
  readonly recibido: Fecha | null
  /** Day since which all the debt in management is paid: nothing of it is due then (D169). */
  readonly saldada: Fecha | null
}

/** Values in force on the day an evaluation is made, on which it rests besides the cases. */
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

const sort = (fechas: readonly Fecha[]): readonly Fecha[] => [...fechas].sort()

/**
 * The day the time to start an apremio counts from: the last Gestión Legal, whatever came after it (D180). Without one,
 * the last Título Ejecutivo or, without any of them, the first extrajudicial action in force.
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

/** The facts of an evaluated case, from its history as it stood on the last day of the range. */
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
