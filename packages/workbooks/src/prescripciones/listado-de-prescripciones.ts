import type { Centavos, Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

/**
 * Unpaid tax period that becomes too old to sue for (prescribes) in the exported calendar year. The period does not
 * prescribe if something interrupts its term before that day.
 */
export interface FilaDePrescripcion {
  /** Property or business: 'Inmueble' or 'Comercio'. */
  readonly tipo: string
  readonly imponible: number
  readonly recurso: string
  /** Tax period as year and instalment: '2021/03'. */
  readonly periodo: string
  readonly vencimiento: Fecha
  readonly hasta: Fecha
  /**
   * Last day to sue for the tax period by the rule of the tax ordinance. Null when the ordinance counts from the due
   * date, as the general rule does.
   */
  readonly segunOrdenanza: Fecha | null
  readonly capital: Centavos
  readonly interes: Centavos
  readonly total: Centavos
  /** Code of the lawyer assigned to the period. '' when no lawyer is assigned. */
  readonly abogado: string
  readonly porque: string
}

export const COLUMNAS_DE_PRESCRIPCIONES: readonly WorkbookColumn<FilaDePrescripcion>[] = [
  { heading: 'TIPO', type: 'text', width: 12, value: ({ tipo }) => tipo },
  { heading: 'IMPONIBLE', type: 'integer', value: ({ imponible }) => imponible },
  { heading: 'RECURSO', type: 'text', width: 10, value: ({ recurso }) => recurso },
  { heading: 'PERIODO', type: 'text', width: 10, value: ({ periodo }) => periodo },
  { heading: 'VENCIO', type: 'date', value: ({ vencimiento }) => vencimiento },
  { heading: 'PRESCRIBE', type: 'date', value: ({ hasta }) => hasta },
  { heading: 'SEGUN ORDENANZA', type: 'date', value: ({ segunOrdenanza }) => segunOrdenanza },
  { heading: 'CAPITAL', type: 'amount', value: ({ capital }) => capital },
  { heading: 'INTERES', type: 'amount', value: ({ interes }) => interes },
  { heading: 'TOTAL', type: 'amount', value: ({ total }) => total },
  { heading: 'ABOGADO', type: 'text', width: 10, value: ({ abogado }) => abogado },
  { heading: 'POR QUE', type: 'text', width: 80, wrap: true, value: ({ porque }) => porque },
]
