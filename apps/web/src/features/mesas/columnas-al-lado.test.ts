import { expect, test } from 'vitest'
import type { Column } from '../../ui/table/column.ts'
import { columnasAlLado } from './columnas-al-lado.ts'

const columnas = (...ids: readonly string[]): readonly Column<object>[] =>
  ids.map((id) => ({ id, header: id, cell: () => id }))

test('beside the page of a case, the columns that tell the cases apart are first, and no column is lost', () => {
  const judicial = columnas(
    ...['contribuyente', 'abogado', 'imponible', 'titulo', 'recurso', 'expediente'],
    ...['situacion', 'etapa', 'ultima', 'vence', 'acciones'],
  )
  expect(columnasAlLado(judicial).map(({ id }) => id)).toEqual([
    ...['contribuyente', 'imponible', 'recurso', 'etapa', 'vence'],
    ...['abogado', 'titulo', 'expediente', 'situacion', 'ultima', 'acciones'],
  ])
})

test('a column that the person hid stays hidden beside the page of a case', () => {
  expect(columnasAlLado(columnas('contribuyente', 'vence')).map(({ id }) => id)).toEqual([
    'contribuyente',
    'vence',
  ])
})
