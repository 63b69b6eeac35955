import type { Centavos } from '../dinero/centavos.ts'

/** Key of a debt period: resource, item, year and instalment (S1 §3: r, i, a, c). */
export interface ClaveDePeriodo {
  readonly recurso: string
  /** Number of the item, digits. */
  readonly imponible: string
  readonly anio: number
  readonly cuota: number
}

/** Data that the municipality gives today for a chosen period. */
export interface SituacionDePeriodo {
  readonly capital: Centavos | null
  readonly interes: Centavos | null
  readonly total: Centavos | null
  /** Lawyer in charge, '' outside legal management. */
  readonly legal: string
  readonly enPlan: boolean
  /** Number of the active agreement that has the period, or null when none has (D43). */
  readonly convenio: string | null
}

export interface PeriodoElegido extends ClaveDePeriodo {
  /** Null when the debt no longer has the period. */
  readonly hallado: SituacionDePeriodo | null
}

/** A period that may enter an agreement, with its amounts. */
export interface PeriodoDeConvenio extends ClaveDePeriodo {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly legal: string
}

/** 'SS 58 2024/1', for messages. */
export const describePeriodo = ({ recurso, imponible, anio, cuota }: ClaveDePeriodo): string =>
  `${recurso} ${imponible} ${anio}/${cuota}`

/** Returns the same text for two equal keys, to compare periods by. */
export const claveDePeriodo = ({ recurso, imponible, anio, cuota }: ClaveDePeriodo): string =>
  `${recurso}|${imponible}|${anio}|${cuota}`
