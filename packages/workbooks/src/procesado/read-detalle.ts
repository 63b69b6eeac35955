import { type Categoria, CERO, type PeriodoReclamado } from '@apremia/core'
import { explainCategoria } from '../basico/explain-missing.ts'
import type { Sheet } from '../read/workbook.ts'
import { tableNotices } from '../table/choose-sheet.ts'
import { parseCodigo } from '../table/parse-codigo.ts'
import { parseEntero } from '../table/parse-entero.ts'
import { parseFechaCell } from '../table/parse-fecha-cell.ts'
import { parseImponible } from '../table/parse-imponible.ts'
import { parseImporte } from '../table/parse-importe.ts'
import { optional, type Problem } from '../table/problem.ts'
import { readTable } from '../table/read-table.ts'
import { type RowErrors, RowReader, refuseMerged } from '../table/row-errors.ts'
import { type ClaveDetalle, headingsDeDetalle } from './columnas-de-detalle.ts'
import { emptyTramo, PeriodosEmpacados, type TramoDePeriodos } from './periodos-empacados.ts'

export interface DetalleDeFila {
  readonly imponible: string
  readonly recurso: string
  readonly tramo: TramoDePeriodos
  /**
   * True when an invalid row of the sheet 'Detalle' is a tax period of this row of the sheet 'Títulos'. The row of
   * 'Títulos' is then refused too.
   */
  roto: boolean
}

export interface DetalleLeido {
  readonly porItem: ReadonlyMap<number, DetalleDeFila>
  readonly empacados: PeriodosEmpacados
  readonly avisos: readonly string[]
}

const parseItem = parseEntero(1, 2_000_000)
const parseAnio = parseEntero(1900, 2099)
const parseCuota = parseEntero(0, 99)
const optionalFecha = optional(parseFechaCell)

const MEZCLADO: Problem = {
  regla: 'planilla.detalle-mezclado',
  mensaje: 'Los períodos de una misma FILA son de distinto imponible o recurso.',
}

const readPeriodo = (reader: RowReader<ClaveDetalle>): PeriodoReclamado => ({
  anio: reader.field('anio', parseAnio, 0),
  cuota: reader.field('cuota', parseCuota, 0),
  vencimiento: reader.field('vencimiento', optionalFecha, null),
  capital: reader.field('capital', parseImporte, CERO),
  interes: reader.field('interes', parseImporte, CERO),
  total: reader.field('total', parseImporte, CERO),
})

export const readDetalle = async (
  sheet: Sheet,
  categoria: Categoria,
  errors: RowErrors,
): Promise<DetalleLeido> => {
  const porItem = new Map<number, DetalleDeFila>()
  const empacados = new PeriodosEmpacados()
  const { headings, hidden, hiddenColumns, merged } = await readTable(sheet, {
    headings: headingsDeDetalle(categoria),
    explainMissing: explainCategoria(categoria, sheet.name),
    onRow: (row, found) => {
      const reader = new RowReader(row, sheet.name, found, errors)
      const item = reader.field('item', parseItem, 0)
      const imponible = reader.field('imponible', parseImponible, '')
      const recurso = reader.field('recurso', parseCodigo, '')
      const periodo = readPeriodo(reader)
      const detalle = porItem.get(item) ?? { imponible, recurso, tramo: emptyTramo(), roto: false }
      if (detalle.tramo.cantidad === 0) porItem.set(item, detalle)
      if (reader.ok && (detalle.imponible !== imponible || detalle.recurso !== recurso))
        reader.refuse('item', MEZCLADO)
      if (reader.ok) empacados.add(detalle.tramo, periodo)
      else detalle.roto = true
    },
  })
  refuseMerged(sheet.name, merged, [], errors)
  if (merged.length > 0) for (const detalle of porItem.values()) detalle.roto = true
  return {
    porItem,
    empacados,
    avisos: tableNotices(sheet.name, { hidden, hiddenColumns, ignored: headings.ignored }),
  }
}
