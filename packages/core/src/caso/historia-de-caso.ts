import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import { type PeriodoDeCaso, periodosAl } from './explain-saldada.ts'

export interface SituacionDeCaso {
  /**
   * Number in order of entry. Of two situations (statuses of debt) of the same day, the situation with the higher
   * number is later (D51).
   */
  readonly id: number
  readonly fecha: Fecha
  /** Code or name of the situation, as people see it: 'GL' or 'Gestión Legal'. The rules read `clase` instead. */
  readonly situacion: string
  readonly clase: ClaseDeSituacion
}

export interface MedidaConVencimiento {
  readonly nombre: string
  /** Text that identifies the registration of the court measure. '' when nobody typed the text. */
  readonly inscripcion: string
  readonly vence: Fecha
}

/** Progress of a court measure, as an action records it. A date is null, and a text is '', when nobody recorded it. */
export interface TramiteDeMedida {
  readonly medida: string
  readonly oficio: string
  readonly inscripcion: string
  readonly pedida: Fecha | null
  /** Day on which the judge granted or denied the measure. */
  readonly resuelta: Fecha | null
  /** Day on which the bank received the order (oficio). */
  readonly recibido: Fecha | null
  /** Day on which the bank informed the court. */
  readonly respondido: Fecha | null
}

/** Court of a filing (radicación). A name is '' when unknown. */
export interface TribunalDeCaso {
  readonly juzgado: string
  readonly departamento: string
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
  /** Progress of the court measure of the action. Null or absent when the action is not about a measure. */
  readonly tramite?: TramiteDeMedida | null
  readonly tribunal?: TribunalDeCaso | null
}

/**
 * History of one tax of a property or business, while lawyers collect its debt (legal management). The elements of each
 * list may have any order.
 */
export interface HistoriaDeCaso {
  readonly situaciones: readonly SituacionDeCaso[]
  readonly actuaciones: readonly ActuacionDeCaso[]
  readonly titulo: Fecha | null
  /** Debt of the case. Absent when only the municipality's own service knows the debt. */
  readonly periodos?: readonly PeriodoDeCaso[]
}

/** Returns the history of a case as it was on `dia`, without the later events. */
export const historiaAl = (
  { situaciones, actuaciones, titulo, periodos = [] }: HistoriaDeCaso,
  dia: Fecha,
): HistoriaDeCaso => ({
  situaciones: situaciones.filter(({ fecha }) => fecha <= dia),
  actuaciones: actuaciones.filter(({ fecha }) => fecha <= dia),
  titulo: titulo !== null && titulo <= dia ? titulo : null,
  periodos: periodosAl(periodos, dia),
})
