import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import { type PeriodoDeCaso, periodosAl } from './explain-saldada.ts'

export interface SituacionDeCaso {
  /**
   * Number in order of entry. Of two situations (statuses of debt) of the same day, the one with the higher number is
   * later (D51).
   */
  readonly id: number
  readonly fecha: Fecha
  /**
   * Code or name of the situation (status of debt), as people see it: 'GL' or 'Gestión Legal'. The rules read `clase`
   * instead.
   */
  readonly situacion: string
  readonly clase: ClaseDeSituacion
}

export interface MedidaConVencimiento {
  readonly nombre: string
  /** Text that identifies the registration of the court measure. '' when nobody typed the text. */
  readonly inscripcion: string
  readonly vence: Fecha
}

/**
 * Data of an action on a court measure that tell how the measure goes on. A date is null, and a text is '', when nobody
 * recorded it.
 */
export interface TramiteDeMedida {
  readonly medida: string
  readonly oficio: string
  readonly inscripcion: string
  /** Day on which the measure was requested from the judge. */
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
  /** Court of the action. Null or absent when the action is not a filing (radicación). */
  readonly tribunal?: TribunalDeCaso | null
}

/**
 * History of one tax of a property or business, while its debt is collected by lawyers (legal management). The order
 * does not matter.
 */
export interface HistoriaDeCaso {
  readonly situaciones: readonly SituacionDeCaso[]
  readonly actuaciones: readonly ActuacionDeCaso[]
  /** Day of the executive title of the case. Null while the case has no title. */
  readonly titulo: Fecha | null
  /** Debt of the case, as far as the product knows. Absent when only the municipality knows the debt. */
  readonly periodos?: readonly PeriodoDeCaso[]
}

/** Returns the history of a case as it was on a day: without the later events. */
export const historiaAl = (
  { situaciones, actuaciones, titulo, periodos = [] }: HistoriaDeCaso,
  dia: Fecha,
): HistoriaDeCaso => ({
  situaciones: situaciones.filter(({ fecha }) => fecha <= dia),
  actuaciones: actuaciones.filter(({ fecha }) => fecha <= dia),
  titulo: titulo !== null && titulo <= dia ? titulo : null,
  periodos: periodosAl(periodos, dia),
})
