import type { Centavos } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

/**
 * Types of the rows of the exported workbooks of statistics (M4), one type for each workbook
 * estadisticas-{cuadro}_{timestamp}.xlsx. An unknown value is an empty cell.
 */

/**
 * Row of an exported table that counts the cases of a work list. `concepto` says which cases are counted. For example,
 * it may be the cases in a state, or the cases with a deadline warning.
 */
export interface FilaDeCartera {
  readonly mesa: string
  readonly concepto: string
  readonly casos: number
  readonly monto: Centavos | null
}

export const COLUMNAS_DE_CARTERA: readonly WorkbookColumn<FilaDeCartera>[] = [
  { heading: 'MESA', type: 'text', width: 22, value: ({ mesa }) => mesa },
  { heading: 'CONCEPTO', type: 'text', width: 24, value: ({ concepto }) => concepto },
  { heading: 'CASOS', type: 'integer', value: ({ casos }) => casos },
  { heading: 'DEUDA EN GESTIÓN', type: 'amount', width: 22, value: ({ monto }) => monto },
]

interface Cobros {
  readonly convenios: number
  readonly convenido: Centavos
  readonly cuotas: number | null
  readonly recuperado: Centavos | null
}

const columnasDeCobros = <T extends Cobros>(): readonly WorkbookColumn<T>[] => [
  { heading: 'CONVENIOS', type: 'integer', value: ({ convenios }) => convenios },
  { heading: 'CONVENIDO', type: 'amount', width: 20, value: ({ convenido }) => convenido },
  { heading: 'CUOTAS COBRADAS', type: 'integer', width: 20, value: ({ cuotas }) => cuotas },
  { heading: 'RECUPERADO', type: 'amount', width: 20, value: ({ recuperado }) => recuperado },
]

export interface FilaDeCobrosPorMes extends Cobros {
  /** Month of the collected amounts, for example '2026-11'. */
  readonly mes: string
}

export const COLUMNAS_DE_COBROS_POR_MES: readonly WorkbookColumn<FilaDeCobrosPorMes>[] = [
  { heading: 'MES', type: 'text', width: 10, value: ({ mes }) => mes },
  ...columnasDeCobros<FilaDeCobrosPorMes>(),
]

export interface FilaDeCarteraPorAbogado extends Cobros {
  readonly abogado: string
  readonly nombre: string
  readonly judicial: number
  readonly extrajudicial: number
  readonly vencidos: number
  readonly monto: Centavos | null
}

export const COLUMNAS_DE_CARTERA_POR_ABOGADO: readonly WorkbookColumn<FilaDeCarteraPorAbogado>[] = [
  { heading: 'CODIGO EXTERNO', type: 'text', value: ({ abogado }) => abogado },
  { heading: 'ABOGADO', type: 'text', width: 32, value: ({ nombre }) => nombre },
  { heading: 'MESA JUDICIAL', type: 'integer', width: 18, value: ({ judicial }) => judicial },
  {
    heading: 'MESA EXTRAJUDICIAL',
    type: 'integer',
    width: 24,
    value: ({ extrajudicial }) => extrajudicial,
  },
  { heading: 'VENCIDOS', type: 'integer', value: ({ vencidos }) => vencidos },
  { heading: 'DEUDA EN GESTIÓN', type: 'amount', width: 22, value: ({ monto }) => monto },
  ...columnasDeCobros<FilaDeCarteraPorAbogado>(),
]

export interface FilaDeCartasPorAcuse {
  readonly acuse: string
  readonly cartas: number
  readonly total: Centavos
}

export const COLUMNAS_DE_CARTAS_POR_ACUSE: readonly WorkbookColumn<FilaDeCartasPorAcuse>[] = [
  { heading: 'ACUSE', type: 'text', width: 24, value: ({ acuse }) => acuse },
  { heading: 'CARTAS', type: 'integer', value: ({ cartas }) => cartas },
  { heading: 'TOTAL INTIMADO', type: 'amount', width: 20, value: ({ total }) => total },
]

export interface FilaDeEvaluacionesPorMes {
  readonly mes: string
  readonly aprobadas: number
  readonly desaprobadas: number
}

export const COLUMNAS_DE_EVALUACIONES_POR_MES: readonly WorkbookColumn<FilaDeEvaluacionesPorMes>[] =
  [
    { heading: 'MES', type: 'text', width: 10, value: ({ mes }) => mes },
    { heading: 'APROBADAS', type: 'integer', value: ({ aprobadas }) => aprobadas },
    {
      heading: 'DESAPROBADAS',
      type: 'integer',
      width: 16,
      value: ({ desaprobadas }) => desaprobadas,
    },
  ]
