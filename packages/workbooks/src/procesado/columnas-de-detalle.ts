import {
  type Categoria,
  COLUMNA_IMPONIBLE,
  COLUMNAS_DEL_LIBRO_DE_TITULOS,
  type FilaProcesada,
  type PeriodoReclamado,
} from '@apremia/core'
import { headingDeImponible } from '../basico/columnas-basicas.ts'
import type { HeadingSpec } from '../table/find-headings.ts'
import type { WorkbookColumn } from '../write/column.ts'
import type { FilaConNumero } from './columnas-de-titulos.ts'

export const HOJA_DETALLE = 'Detalle'

export type ClaveDetalle =
  | 'item'
  | 'imponible'
  | 'recurso'
  | 'anio'
  | 'cuota'
  | 'vencimiento'
  | 'capital'
  | 'interes'
  | 'total'

const heading = (
  key: ClaveDetalle,
  title: string,
  aliases: readonly string[] = [],
): HeadingSpec<ClaveDetalle> => ({ key, title, aliases, required: true })

export const headingsDeDetalle = (categoria: Categoria): readonly HeadingSpec<ClaveDetalle>[] => [
  heading('item', 'FILA', ['item']),
  headingDeImponible(categoria),
  heading('recurso', COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso),
  heading('anio', 'ANIO', ['año']),
  heading('cuota', 'CUOTA'),
  heading('vencimiento', 'VENCIMIENTO', ['fecha de vencimiento']),
  heading('capital', COLUMNAS_DEL_LIBRO_DE_TITULOS.capital),
  heading('interes', COLUMNAS_DEL_LIBRO_DE_TITULOS.interes, ['intereses']),
  heading('total', COLUMNAS_DEL_LIBRO_DE_TITULOS.total),
]

/**
 * Row of the sheet 'Detalle': one tax period that the row `fila` of the sheet 'Títulos' claims. The two rows have the
 * same number (`item`) in the column FILA.
 */
export interface PeriodoNumerado {
  readonly item: number
  readonly fila: FilaProcesada
  readonly periodo: PeriodoReclamado
}

export function* expandPeriodos({ item, fila }: FilaConNumero): Generator<PeriodoNumerado> {
  for (const periodo of fila.periodos) yield { item, fila, periodo }
}

type De = WorkbookColumn<PeriodoNumerado>

const importe = (title: string, clave: 'capital' | 'interes' | 'total'): De => ({
  heading: title,
  type: 'amount',
  value: ({ periodo }) => periodo[clave],
})

export const columnasDeDetalle = (categoria: Categoria): readonly De[] => [
  { heading: 'FILA', type: 'integer', width: 8, value: ({ item }) => item },
  {
    heading: COLUMNA_IMPONIBLE[categoria],
    type: 'integer',
    width: 16,
    value: ({ fila }) => Number(fila.imponible),
  },
  {
    heading: COLUMNAS_DEL_LIBRO_DE_TITULOS.recurso,
    type: 'text',
    width: 11,
    value: ({ fila }) => fila.recurso,
  },
  { heading: 'ANIO', type: 'integer', width: 8, value: ({ periodo }) => periodo.anio },
  { heading: 'CUOTA', type: 'integer', width: 9, value: ({ periodo }) => periodo.cuota },
  { heading: 'VENCIMIENTO', type: 'date', width: 15, value: ({ periodo }) => periodo.vencimiento },
  importe(COLUMNAS_DEL_LIBRO_DE_TITULOS.capital, 'capital'),
  importe(COLUMNAS_DEL_LIBRO_DE_TITULOS.interes, 'interes'),
  importe(COLUMNAS_DEL_LIBRO_DE_TITULOS.total, 'total'),
]
