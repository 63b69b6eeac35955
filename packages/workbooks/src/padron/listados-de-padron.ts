import type { Centavos, Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

/** Amount, or 'ERROR' when the amount could not be read. An unread amount is never 0 (D96). */
export type ImporteOError = Centavos | 'ERROR'

/** Row of inmuebles_{timestamp}.xlsx, the export of a search: a real property and one of its taxes (S1 §7). */
export interface FilaDeInmueble {
  readonly numero: number
  readonly recurso: string
  readonly contribuyente: string
  readonly domicilio: string
  readonly barrio: string
  readonly nomenclatura: string
  readonly partida: string
  readonly abogado: string
  readonly deuda: ImporteOError
  /** True while the provincial register includes the property (D91). */
  readonly activo: boolean
  /**
   * Day on which the property stopped having unpaid debt; only debt assigned to lawyers counts. Null while some of that
   * debt is unpaid (D169).
   */
  readonly saldada: Fecha | null
}

export const LISTADO_DE_INMUEBLES: readonly WorkbookColumn<FilaDeInmueble>[] = [
  { heading: 'NRO INMUEBLE', type: 'integer', value: ({ numero }) => numero },
  { heading: 'RECURSO', type: 'text', width: 12, value: ({ recurso }) => recurso },
  { heading: 'DOMICILIO', type: 'text', width: 36, value: ({ domicilio }) => domicilio },
  { heading: 'BARRIO', type: 'text', width: 24, value: ({ barrio }) => barrio },
  { heading: 'NOMENCLATURA', type: 'text', width: 44, value: ({ nomenclatura }) => nomenclatura },
  { heading: 'PARTIDA', type: 'text', width: 16, value: ({ partida }) => partida },
  { heading: 'CONTRIBUYENTE', type: 'text', width: 40, value: (fila) => fila.contribuyente },
  { heading: 'ABOGADO', type: 'text', width: 14, value: ({ abogado }) => abogado },
  { heading: 'DEUDA TOTAL', type: 'amount', value: ({ deuda }) => deuda },
  {
    ...{ heading: 'PADRON', type: 'text', width: 12 },
    value: ({ activo }) => (activo ? 'ACTIVO' : 'INACTIVO'),
  },
  { heading: 'SALDADA', type: 'date', value: ({ saldada }) => saldada },
]

export interface FilaDeContribuyente {
  readonly nombre: string
  readonly dni: string
  readonly domicilio: string
}

export const LISTADO_DE_CONTRIBUYENTES: readonly WorkbookColumn<FilaDeContribuyente>[] = [
  { heading: 'NOMBRE COMPLETO', type: 'text', width: 44, value: ({ nombre }) => nombre },
  { heading: 'DNI', type: 'text', width: 14, value: ({ dni }) => dni },
  { heading: 'DOMICILIO', type: 'text', width: 44, value: ({ domicilio }) => domicilio },
]

/** Columns of mis-contribuyentes.xlsx, the export of the screen Novedades (S2 §2.9). */
export const COLUMNAS_DE_NOVEDADES: readonly WorkbookColumn<FilaDeContribuyente>[] = [
  { heading: 'NOMBRE', type: 'text', width: 44, value: ({ nombre }) => nombre },
  { heading: 'DNI', type: 'text', width: 14, value: ({ dni }) => dni },
  { heading: 'DOMICILIO', type: 'text', width: 44, value: ({ domicilio }) => domicilio },
]

export interface FilaDeComercio {
  readonly numero: number
  readonly sucursal: number
  readonly contribuyente: string
  readonly fantasia: string
  readonly domicilio: string
  readonly cuit: string
  readonly apertura: Fecha | null
  readonly abogado: string
  readonly deuda: ImporteOError
  /**
   * Taxes of the business that have no unpaid debt. Each tax has the day on which its last debt was paid or annulled.
   * Only debt that is assigned to lawyers counts (D169). '' when there is no such tax.
   */
  readonly saldadas: string
}

export const LISTADO_DE_COMERCIOS: readonly WorkbookColumn<FilaDeComercio>[] = [
  { heading: 'NRO COMERCIO', type: 'integer', value: ({ numero }) => numero },
  { heading: 'SUCURSAL', type: 'integer', value: ({ sucursal }) => sucursal },
  { heading: 'CONTRIBUYENTE', type: 'text', width: 40, value: (fila) => fila.contribuyente },
  { heading: 'NOMBRE DE FANTASIA', type: 'text', width: 32, value: ({ fantasia }) => fantasia },
  { heading: 'DOMICILIO', type: 'text', width: 36, value: ({ domicilio }) => domicilio },
  { heading: 'CUIT', type: 'text', width: 16, value: ({ cuit }) => cuit },
  { heading: 'FECHA APERTURA', type: 'date', value: ({ apertura }) => apertura },
  { heading: 'ABOGADO', type: 'text', width: 14, value: ({ abogado }) => abogado },
  { heading: 'DEUDA TOTAL', type: 'amount', value: ({ deuda }) => deuda },
  { heading: 'SALDADA', type: 'text', width: 24, value: ({ saldadas }) => saldadas },
]
