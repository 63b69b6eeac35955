import type { Centavos } from '../dinero/centavos.ts'

/** Key of a debt period: tax (r), number of the property or business (i), year (a) and instalment (c), as in S1 §3. */
export interface ClaveDePeriodo {
  readonly recurso: string
  /** Number of the property or business, only digits. */
  readonly imponible: string
  readonly anio: number
  readonly cuota: number
}

export interface SituacionDePeriodo {
  readonly capital: Centavos | null
  readonly interes: Centavos | null
  readonly total: Centavos | null
  /** Codes of the lawyers who collect the tax period, such as 'A01, A02'. '' when no lawyer collects it. */
  readonly legal: string
  readonly enPlan: boolean
  /**
   * Number of the active agreement that already includes the tax period. Null when no agreement includes the period
   * (D43).
   */
  readonly convenio: string | null
}

export interface PeriodoElegido extends ClaveDePeriodo {
  /** Data of the tax period in the current debt. Null when the debt no longer contains the period. */
  readonly hallado: SituacionDePeriodo | null
}

export interface PeriodoDeConvenio extends ClaveDePeriodo {
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  readonly legal: string
  /**
   * True when the capital and the interest of the tax period are unknown. `capital` is then the whole total and must
   * not be printed as capital. No agreement or plan may include the period.
   */
  readonly sinSeparar?: true
}

/** Formats the key of a tax period, like 'SS 58 2024/1'. */
export const describePeriodo = ({ recurso, imponible, anio, cuota }: ClaveDePeriodo): string =>
  `${recurso} ${imponible} ${anio}/${cuota}`

export const claveDePeriodo = ({ recurso, imponible, anio, cuota }: ClaveDePeriodo): string =>
  `${recurso}|${imponible}|${anio}|${cuota}`
