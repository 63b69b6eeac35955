import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import { type PeriodoDeCaso, periodosAl } from './explain-saldada.ts'

/** A change of legal situation of an item and resource, as the municipality tells it. */
export interface SituacionDeCaso {
  /** Order of entry, which decides between two situations of one day (D51). */
  readonly id: number
  readonly fecha: Fecha
  /** Code or detail for people: 'GL' or 'Gestión Legal'. The rules look at `clase`. */
  readonly situacion: string
  readonly clase: ClaseDeSituacion
}

/** Measure with a last day, from the data of an action (law.md: embargo, inhibición). */
export interface MedidaConVencimiento {
  readonly nombre: string
  /** Registration, or '' when it was not written. */
  readonly inscripcion: string
  readonly vence: Fecha
}

/** Action, with the data its stage type has today. */
export interface ActuacionDeCaso {
  readonly id: number
  readonly fecha: Fecha
  readonly tpId: number
  readonly gpId: number
  /** Name of the stage: for people, no rule looks at it (D59). */
  readonly etapa: string
  readonly tiempo: TiempoDeEtapa | null
  readonly vigente: boolean
  /** Set for the action of a measure whose last day was recorded. */
  readonly medida?: MedidaConVencimiento | null
}

/** History of an item and resource in legal management, in any order. */
export interface HistoriaDeCaso {
  readonly situaciones: readonly SituacionDeCaso[]
  readonly actuaciones: readonly ActuacionDeCaso[]
  /** The day of its executive title, null while it has none. */
  readonly titulo: Fecha | null
  /** Debt of the case, as far as known. Absent where only the municipality knows the debt. */
  readonly periodos?: readonly PeriodoDeCaso[]
}

/** Returns the history up to the end of a day, without all that is dated later. */
export const historiaAl = (
  { situaciones, actuaciones, titulo, periodos = [] }: HistoriaDeCaso,
  dia: Fecha,
): HistoriaDeCaso => ({
  situaciones: situaciones.filter(({ fecha }) => fecha <= dia),
  actuaciones: actuaciones.filter(({ fecha }) => fecha <= dia),
  titulo: titulo !== null && titulo <= dia ? titulo : null,
  periodos: periodosAl(periodos, dia),
})
