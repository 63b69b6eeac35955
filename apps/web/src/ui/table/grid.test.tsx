import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act, useState } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type Column, DataTable, type DataTableProps } from './data-table.tsx'

const ROWS = [1, 2, 3]
const onSee = vi.fn()
const onOpen = vi.fn()

const COLUMNS: readonly Column<number>[] = [
  { id: 'n', header: 'N°', orden: 'n', cell: (row) => `Caso ${row}` },
  { id: 'texto', header: 'Texto', cell: (row) => `Texto ${row}` },
  {
    id: 'ver',
    header: 'Ver',
    main: true,
    cell: (row) => (
      <button type="button" onClick={() => onOpen(row)}>
        Abrir {row}
      </button>
    ),
  },
  {
    id: 'acciones',
    header: 'Acciones',
    cell: (row) => (
      <>
        <button type="button" onClick={() => onSee(row)}>
          Ver {row}
        </button>
        <a href={`/${row}`}>Ir {row}</a>
        <button type="button" disabled>
          Nunca {row}
        </button>
      </>
    ),
  },
]

type Props = Partial<DataTableProps<number>>

const Table = (props: Props) => (
  <>
    <button type="button">Antes</button>
    <DataTable
      caption="Casos"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row}
      sorting={{ orden: undefined, onSort: () => {} }}
      {...props}
    />
    <button type="button">Después</button>
  </>
)

const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>('a, button, input, select, summary, [tabindex]')]
    .filter((element) => element.tabIndex === 0 && !element.matches(':disabled'))
    .map(({ textContent }) => textContent)

const focused = () => document.activeElement?.textContent
const stop = () => document.querySelector<HTMLElement>('[role="grid"] [tabindex="0"]')
const enter = () => act(() => stop()?.focus())
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const pressAll = (...keys: readonly string[]) =>
  keys.map((key) => {
    press(key)
    return focused()
  })

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('one Tab stop', () => {
  test('a table with controls has one, in its first row', () => {
    render(<Table />)
    expect(screen.getByRole('grid', { name: 'Casos' })).toBeTruthy()
    expect(tabStops()).toEqual(['Antes', 'Caso 1', 'Después'])
  })

  test('a table of text keeps its frame as the stop, and is not a grid', () => {
    const columns = COLUMNS.slice(1, 2)
    render(<DataTable caption="Casos" columns={columns} rows={ROWS} rowKey={(row) => row} />)
    expect(screen.getByRole('table', { name: 'Casos' })).toBeTruthy()
    expect(screen.getByRole('region', { name: 'Tabla: Casos' }).tabIndex).toBe(0)
  })

  test('an empty table has its header', () => {
    render(<Table rows={[]} />)
    expect(tabStops()).toEqual(['Antes', 'N°', 'Después'])
  })

  test('Tab comes back to the last place', () => {
    render(<Table />)
    enter()
    pressAll('ArrowDown', 'ArrowRight')
    screen.getByText('Después').focus()
    expect(tabStops()).toEqual(['Antes', 'Texto 2', 'Después'])
    act(() => screen.getByText('Abrir 3').focus())
    expect(tabStops()).toEqual(['Antes', 'Abrir 3', 'Después'])
  })

  test('the controls of an expanded row keep the normal Tab order, and their keys', () => {
    render(
      <Table
        expansion={{
          nameOf: (row) => `detalle de ${row}`,
          isOpen: (row) => row === 2,
          onToggle: () => {},
          detail: () => (
            <>
              <button type="button">Uno</button>
              <table>
                <tbody>
                  <tr>
                    <td>
                      <button type="button">Otro</button>
                    </td>
                  </tr>
                </tbody>
              </table>
            </>
          ),
        }}
      />,
    )
    expect(tabStops()).toEqual(['Antes', '', 'Uno', 'Otro', 'Después'])
    for (const name of ['Uno', 'Otro']) {
      act(() => screen.getByText(name).focus())
      expect(pressAll('ArrowDown', 'End')).toEqual([name, name])
    }
    enter()
    press('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ver detalle de 2')
    press('ArrowDown')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Ver detalle de 3')
  })

  test('a row with text fields keeps the normal Tab order, and a field keeps its keys', () => {
    const editing: Column<number> = {
      id: 'edita',
      header: 'Edita',
      cell: (row) => (row === 2 ? <input aria-label="Importe" /> : `Importe ${row}`),
    }
    const { rerender } = render(<Table columns={COLUMNS} />)
    rerender(<Table columns={[...COLUMNS, editing]} />)
    expect(tabStops()).toEqual(['Antes', 'Caso 1', 'Abrir 2', 'Ver 2', 'Ir 2', '', 'Después'])
    const field = screen.getByRole('textbox')
    act(() => field.focus())
    press('ArrowLeft')
    expect(document.activeElement).toBe(field)
    rerender(<Table columns={COLUMNS} />)
    expect(tabStops()).toHaveLength(3)
  })

  test('a control that a cell shows later is no stop of its own', async () => {
    const More = () => {
      const [more, setMore] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setMore(true)}>
            Más
          </button>
          {more && <button type="button">Otra</button>}
        </>
      )
    }
    render(<Table columns={[...COLUMNS, { id: 'mas', header: 'Más', cell: () => <More /> }]} />)
    fireEvent.click(screen.getAllByText('Más')[1] as HTMLElement)
    await vi.waitFor(() => expect(screen.getByText('Otra').tabIndex).toBe(-1))
  })
})

describe('keys', () => {
  test('arrows go by cell, and by control in a cell that has several', () => {
    render(<Table />)
    enter()
    expect(pressAll('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')).toEqual([
      'Texto 1',
      'Abrir 1',
      'Ver 1',
      'Ir 1',
      'Ir 1',
    ])
    expect(pressAll('ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp')).toEqual([
      'Ir 2',
      'Ver 2',
      'Ver 1',
      'Acciones',
    ])
  })

  test('Home and End go to the ends of the row, and with Ctrl to those of the table', () => {
    render(<Table />)
    enter()
    expect(pressAll('End', 'Home', 'PageDown', 'PageUp')).toEqual([
      'Ir 1',
      'Caso 1',
      'Caso 3',
      'N°',
    ])
    press('End', { ctrlKey: true })
    expect(focused()).toBe('Ir 3')
    press('Home', { ctrlKey: true })
    expect(focused()).toBe('N°')
  })

  test('a key of the table does not scroll the page, and other keys are left alone', () => {
    render(<Table />)
    enter()
    expect(press('ArrowDown')).toBe(false)
    expect(press('ArrowDown', { altKey: true })).toBe(true)
    expect(press('a')).toBe(true)
  })

  test('Enter in a cell without controls operates the main one of its row', () => {
    render(<Table />)
    enter()
    press('ArrowDown')
    press('Enter')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(2)
    act(() => screen.getByText('Ver 1').focus())
    expect(press('Enter')).toBe(true)
    expect(onOpen).toHaveBeenCalledOnce()
  })

  test('without a main column Enter operates the first control, never another in its place', () => {
    const [numero, , , acciones] = COLUMNS as [Column<number>, ...Column<number>[]]
    const editar: Column<number> = {
      id: 'editar',
      header: 'Editar',
      cell: (row) => (
        <button type="button" disabled={row === 2} onClick={() => onOpen(row)}>
          Editar {row}
        </button>
      ),
    }
    render(<Table columns={[numero, editar, acciones as Column<number>]} />)
    enter()
    press('Enter')
    press('ArrowDown')
    press('Enter')
    expect(onOpen).toHaveBeenCalledExactlyOnceWith(1)
    expect(onSee).not.toHaveBeenCalled()
  })

  test('a click on a cell is where the arrows start', () => {
    render(<Table />)
    fireEvent.mouseDown(screen.getByText('Texto 2'))
    expect(tabStops()).toEqual(['Antes', 'Texto 2', 'Después'])
  })
})

describe('the focus is not lost', () => {
  const shown = (props: Props) => {
    const { rerender } = render(<Table />)
    enter()
    pressAll('ArrowDown', 'ArrowRight')
    rerender(<Table {...props} />)
  }

  test('with other rows it stays at the same place', () => {
    shown({ rows: [11, 12, 13] })
    expect(focused()).toBe('Texto 12')
    expect(tabStops()).toEqual(['Antes', 'Texto 12', 'Después'])
  })

  test('with fewer rows it goes to the nearest', () => {
    shown({ rows: [11] })
    expect(focused()).toBe('Texto 11')
  })

  test('with no rows it goes to the header', () => {
    shown({ rows: [] })
    expect(focused()).toBe('Texto')
  })

  test('it follows its row to another place', () => {
    shown({ rows: [3, 1, 2] })
    expect(focused()).toBe('Texto 2')
    press('ArrowUp')
    expect(focused()).toBe('Texto 1')
  })

  test('rows that change while the focus is elsewhere do not take it', () => {
    const { rerender } = render(<Table />)
    enter()
    press('ArrowDown')
    act(() => screen.getByText('Después').focus())
    rerender(<Table rows={[11, 12, 13]} />)
    expect(focused()).toBe('Después')
    expect(tabStops()).toEqual(['Antes', 'Caso 11', 'Después'])
  })
})

test('a page of a longer list tells the place of its rows', () => {
  render(<Table parte={{ antes: 25, total: 90 }} />)
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('91')
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual([
    '1',
    '27',
    '28',
    '29',
  ])
  cleanup()
  render(<Table parte={{ antes: 0, total: 3 }} />)
  expect(screen.getByRole('grid').hasAttribute('aria-rowcount')).toBe(false)
})
