import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import { type PeriodoDeCaso, periodosAl } from './explain-saldada.ts'

export interface SituacionDeCaso {
  /** Order of entry. The order decides between two situations of the same day (D51). */
  readonly id: number
  readonly fecha: Fecha
  /** Code or description shown to people: 'GL' or 'Gestión Legal'. The rules read `clase` instead. */
  readonly situacion: string
  readonly clase: ClaseDeSituacion
}

export interface MedidaConVencimiento {
  readonly nombre: string
  /** Text that identifies the registration of the measure. '' when nobody typed the text. */
  readonly inscripcion: string
  readonly vence: Fecha
}

export interface ActuacionDeCaso {
  readonly id: number
  readonly fecha: Fecha
  readonly tpId: number
  readonly gpId: number
  /** Name of the stage, shown to people. No rule reads the name (D59). */
  readonly etapa: string
  readonly tiempo: TiempoDeEtapa | null
  readonly vigente: boolean
  /** Court measure recorded by the action. Null or absent when the action has no measure with a last day. */
  readonly medida?: MedidaConVencimiento | null
}

/** History of an item and resource in legal management, in any order. */
export interface HistoriaDeCaso {
  readonly situaciones: readonly SituacionDeCaso[]
  readonly actuaciones: readonly ActuacionDeCaso[]
  /** Day of the executive title of the case. Null while the case has no title. */
  readonly titulo: Fecha | null
  /** Debt of the case, as far as the product knows. Absent when only the municipality knows the debt. */
  readonly periodos?: readonly PeriodoDeCaso[]
}

/** Leaves out the events after the day. */
export const historiaAl = (
  { situaciones, actuaciones, titulo, periodos = [] }: HistoriaDeCaso,
  dia: Fecha,
): HistoriaDeCaso => ({
  situaciones: situaciones.filter(({ fecha }) => fecha <= dia),
  actuaciones: actuaciones.filter(({ fecha }) => fecha <= dia),
  titulo: titulo !== null && titulo <= dia ? titulo : null,
  periodos: periodosAl(periodos, dia),
})
