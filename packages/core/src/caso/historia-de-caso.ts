import type { TiempoDeEtapa } from '../etapa/tiempo-de-etapa.ts'
import type { Fecha } from '../fecha/fecha.ts'
import type { ClaseDeSituacion } from '../situacion/clase-de-situacion.ts'
import { type PeriodoDeCaso, periodosAl } from './explain-saldada.ts'

export interface SituacionDeCaso {
  /**
   * Number that grows with each recorded debt status (situación). Between two statuses of the same day, the status with
   * the higher number is the later one (D51).
   */
  readonly id: number
  readonly fecha: Fecha
  /**
   * Code or name of the situation (status of debt) that people see: 'GL' or 'Gestión Legal'. Decisions about a case use
   * the class of the situation (`clase`) instead.
   */
  readonly situacion: string
  readonly clase: ClaseDeSituacion
}

export interface MedidaConVencimiento {
  readonly nombre: string
  /**
   * Registration of the court measure (such as a seizure), as typed. Two actions with the same registration are about
   * the same measure. '' when nobody typed a registration.
   */
  readonly inscripcion: string
  readonly vence: Fecha
}

/**
 * Progress of a court measure (such as a seizure), as one action on the case records it. A date that is not known is
 * null, and a text that is not known is ''.
 */
export interface TramiteDeMedida {
  readonly medida: string
  readonly oficio: string
  readonly inscripcion: string
  readonly pedida: Fecha | null
  /** Day on which the judge granted or denied the court measure. */
  readonly resuelta: Fecha | null
  /** Day on which the bank received the court order (oficio). */
  readonly recibido: Fecha | null
  /** Day on which the bank answered the court order (oficio) with a report to the court. */
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
  /** Name of the kind of action, shown to people. No decision depends on the name (D59). */
  readonly etapa: string
  readonly tiempo: TiempoDeEtapa | null
  readonly vigente: boolean
  /**
   * Court measure (such as a seizure) that the action records with its expiry day. Null or absent when the action
   * records none.
   */
  readonly medida?: MedidaConVencimiento | null
  /**
   * Progress of the court measure that the action is about. Null or absent when the action is not about a court
   * measure.
   */
  readonly tramite?: TramiteDeMedida | null
  readonly tribunal?: TribunalDeCaso | null
}

/**
 * History of a case: one tax of a property or business, while lawyers collect its debt (legal management). The elements
 * of each list may have any order.
 */
export interface HistoriaDeCaso {
  readonly situaciones: readonly SituacionDeCaso[]
  readonly actuaciones: readonly ActuacionDeCaso[]
  readonly titulo: Fecha | null
  /** Tax periods of the debt of the case. Absent when only the municipality's own system knows the debt. */
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
