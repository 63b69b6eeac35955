import {
  type Categoria,
  COLUMNA_IMPONIBLE,
  COLUMNAS,
  type FilaProcesada,
  type PeriodoReclamado,
} from '@apremia/core'
import { headingDeImponible } from '../basico/columnas-basicas.ts'
import type { HeadingSpec } from '../table/find-headings.ts'
import type { Column } from '../write/column.ts'
import type { FilaNumerada } from './columnas-de-titulos.ts'

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
  heading('recurso', COLUMNAS.recurso),
  heading('anio', 'ANIO', ['año']),
  heading('cuota', 'CUOTA'),
  heading('vencimiento', 'VENCIMIENTO', ['fecha de vencimiento']),
  heading('capital', COLUMNAS.capital),
  heading('interes', COLUMNAS.interes, ['intereses']),
  heading('total', COLUMNAS.total),
]

/** A period with the row it belongs to. */
export interface PeriodoNumerado {
  readonly item: number
  readonly fila: FilaProcesada
  readonly periodo: PeriodoReclamado
}

export function* expandPeriodos({ item, fila }: FilaNumerada): Generator<PeriodoNumerado> {
  for (const periodo of fila.periodos) yield { item, fila, periodo }
}

type De = Column<PeriodoNumerado>

const importe = (title: string, clave: 'capital' | 'interes' | 'total'): De => ({
  heading: title,
  type: 'amount',
  value: ({ periodo }) => periodo[clave],
})

/** Columns of the sheet 'Detalle'. */
export const columnasDeDetalle = (categoria: Categoria): readonly De[] => [
  { heading: 'FILA', type: 'integer', width: 8, value: ({ item }) => item },
  {
    heading: COLUMNA_IMPONIBLE[categoria],
    type: 'integer',
    width: 16,
    value: ({ fila }) => Number(fila.imponible),
  },
  { heading: COLUMNAS.recurso, type: 'text', width: 11, value: ({ fila }) => fila.recurso },
  { heading: 'ANIO', type: 'integer', width: 8, value: ({ periodo }) => periodo.anio },
  { heading: 'CUOTA', type: 'integer', width: 9, value: ({ periodo }) => periodo.cuota },
  { heading: 'VENCIMIENTO', type: 'date', width: 15, value: ({ periodo }) => periodo.vencimiento },
  importe(COLUMNAS.capital, 'capital'),
  importe(COLUMNAS.interes, 'interes'),
  importe(COLUMNAS.total, 'total'),
]
