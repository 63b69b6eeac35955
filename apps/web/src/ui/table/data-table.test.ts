import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createElement as h } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Column, DataTable } from './data-table.tsx'
import type { Orden } from './lista.ts'

interface Row {
  readonly id: number
  readonly name: string
}

const ROWS: readonly Row[] = [
  { id: 7, name: 'PÉREZ' },
  { id: 8, name: 'ÑANDÚ' },
]

const COLUMNS: readonly Column<Row>[] = [
  { id: 'id', header: 'Nº', orden: 'ID', cell: ({ id }) => id },
  { id: 'name', header: 'Nombre', orden: 'NAME', cell: ({ name }) => name },
  { id: 'more', header: 'Acciones', cell: () => '' },
]

const show = (orden: Orden | undefined, open: readonly number[] = []) => {
  const onSort = vi.fn()
  const onToggle = vi.fn()
  render(
    h(DataTable<Row>, {
      caption: 'Personas',
      columns: COLUMNS,
      rows: ROWS,
      rowKey: ({ id }) => id,
      sorting: { orden, onSort },
      expansion: {
        nameOf: ({ id }) => `la deuda de ${id}`,
        isOpen: ({ id }) => open.includes(id),
        onToggle,
        detail: ({ name }) => `Deuda de ${name}`,
        has: ({ id }) => id === 7,
      },
    }),
  )
  return { onSort, onToggle }
}

const header = (name: string) => screen.getByRole('columnheader', { name })

afterEach(cleanup)

describe('sorting', () => {
  test('the header shows the order, and a click asks the server for another', () => {
    const { onSort } = show({ columna: 'NAME', sentido: 'desc' })
    expect(header('Nombre').getAttribute('aria-sort')).toBe('descending')
    expect(header('Nº').getAttribute('aria-sort')).toBe('none')
    expect(header('Acciones').hasAttribute('aria-sort')).toBe(false)
    expect(within(header('Acciones')).queryByRole('button')).toBeNull()
    fireEvent.click(within(header('Nº')).getByRole('button'))
    expect(onSort).toHaveBeenCalledWith('ID')
  })
})

describe('expanding', () => {
  test('the button is named like the detail it opens, and exists only when there is a detail', () => {
    const { onToggle } = show(undefined)
    const button = screen.getByRole('button', { name: 'Ver la deuda de 7' })
    expect(button.getAttribute('aria-expanded')).toBe('false')
    expect(screen.queryByText('Deuda de PÉREZ')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Ver la deuda de 8' })).toBeNull()
    fireEvent.click(button)
    expect(onToggle).toHaveBeenCalledWith(ROWS[0])
  })

  test('an open row is followed by its detail', () => {
    show(undefined, [7])
    const button = screen.getByRole('button', { name: 'Ver la deuda de 7' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const detail = document.getElementById(button.getAttribute('aria-controls') ?? '')
    expect(detail?.textContent).toBe('Deuda de PÉREZ')
  })
})

test('totals end the table, under their columns', () => {
  const columns = COLUMNS.map((column) =>
    column.id === 'name' ? { ...column, foot: '2' } : column,
  )
  render(h(DataTable<Row>, { caption: 'Personas', columns, rows: ROWS, rowKey: ({ id }) => id }))
  const foot = screen.getAllByRole('row').at(-1)
  expect([...(foot?.children ?? [])].map((cell) => cell.textContent)).toEqual(['', '2', ''])
})
