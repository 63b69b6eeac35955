import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { ACTION_BAR, MAIN_ACTION } from './action-bar.ts'
import { DataTable } from './data-table.tsx'

const onOpen = vi.fn()
const onAct = vi.fn()

interface TableProps {
  readonly rows?: readonly number[]
  readonly blockedBy?: string
  readonly loaded?: boolean
}

const Table = ({ rows = [1, 2, 3, 4, 5], blockedBy, loaded = true }: TableProps) => {
  const [chosen, setChosen] = useState<readonly number[]>([])
  return (
    <>
      <DataTable
        caption="Casos"
        columns={[
          { id: 'n', header: 'N°', cell: (row: number) => `Caso ${row}` },
          { id: 'texto', header: 'Texto', cell: (row) => `Texto ${row}` },
          {
            id: 'ver',
            header: 'Ver',
            cell: (row) => (
              <button type="button" onClick={() => onOpen(row)}>
                Abrir {row}
              </button>
            ),
            foot: 'Total',
          },
        ]}
        rows={rows}
        rowKey={(row) => row}
        selection={{
          isChosen: (row) => chosen.includes(row),
          onChoose: (some, on) =>
            setChosen((now) => (on ? [...now, ...some] : now.filter((row) => !some.includes(row)))),
          nameOf: (row) => `Elegir ${row}`,
          pageName: 'Elegir los de esta página',
          blockedBy,
        }}
      />
      {loaded && chosen.length > 0 && (
        <section {...ACTION_BAR} aria-label="Elegidos">
          <button type="button" onClick={() => setChosen([])}>
            Quitar
          </button>
          <button type="button" {...MAIN_ACTION} onClick={onAct}>
            Actuar
          </button>
          <input aria-label="Tipo" />
        </section>
      )}
    </>
  )
}

const chosen = () =>
  screen
    .getAllByRole('row')
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.querySelector('th')?.textContent)
const casos = (...numeros: readonly number[]) => numeros.map((n) => `Caso ${n}`)
const box = (row: number) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Elegir ${row}` })
const goTo = (element: HTMLElement) => act(() => element.focus())
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const shift = { shiftKey: true }

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('Space chooses the row from any of its cells, and leaves it', () => {
  render(<Table />)
  expect(screen.getByRole('grid').getAttribute('aria-multiselectable')).toBe('true')
  goTo(screen.getByText('Abrir 2'))
  expect(press(' ')).toBe(false)
  expect(fireEvent.keyUp(screen.getByText('Abrir 2'), { key: ' ' })).toBe(false)
  press('ArrowDown')
  press('ArrowLeft')
  press(' ')
  expect(chosen()).toEqual(casos(2, 3))
  press(' ', { repeat: true })
  expect(chosen()).toEqual(casos(2, 3))
  goTo(box(3))
  press(' ')
  expect(chosen()).toEqual(casos(2))
  expect(onOpen).not.toHaveBeenCalled()
})

test('Enter opens the row from its checkbox, without choosing it', () => {
  render(<Table />)
  goTo(box(4))
  press('Enter')
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(4)
  expect(chosen()).toEqual([])
})

test('Shift and an arrow move the end of a range, and never leave the rows', () => {
  render(<Table />)
  goTo(box(2))
  press('ArrowDown', shift)
  press('ArrowDown', shift)
  expect(chosen()).toEqual(casos(2, 3, 4))
  press('ArrowUp', shift)
  expect(chosen()).toEqual(casos(2, 3))
  press('PageUp', shift)
  expect(chosen()).toEqual(casos(1, 2))
  expect(document.activeElement).toBe(box(1))
  press('End', { ...shift, ctrlKey: true })
  expect(chosen()).toEqual(casos(2, 3, 4, 5))
  expect(document.activeElement).toBe(screen.getByText('Abrir 5'))
})

test('a range that starts elsewhere keeps the rows chosen before', () => {
  render(<Table />)
  goTo(box(1))
  press(' ')
  press('ArrowDown')
  press('ArrowDown')
  press('ArrowDown', shift)
  expect(chosen()).toEqual(casos(1, 3, 4))
})

test('Shift and Space choose the rows from the last one', () => {
  render(<Table />)
  goTo(box(4))
  press(' ')
  press('ArrowUp')
  press('ArrowUp')
  press(' ', shift)
  expect(chosen()).toEqual(casos(2, 3, 4))
})

test('Shift and a click choose the rows from the last one, on a checkbox or on the text of a row', () => {
  render(<Table />)
  fireEvent.click(box(2))
  fireEvent.click(box(4), shift)
  expect(chosen()).toEqual(casos(2, 3, 4))
  fireEvent.click(box(3), shift)
  expect(chosen()).toEqual(casos(4))
  expect(fireEvent.mouseDown(screen.getByText('Texto 1'), shift)).toBe(false)
  fireEvent.click(screen.getByText('Texto 1'), shift)
  expect(chosen()).toEqual(casos(1, 2, 4))
  expect(document.activeElement?.textContent).toBe('Texto 1')
  fireEvent.click(screen.getByText('Abrir 5'), shift)
  expect(chosen()).toEqual(casos(1, 2, 4))
})

test('a range does not reach the rows of another page', () => {
  const { rerender } = render(<Table />)
  fireEvent.click(box(2))
  rerender(<Table rows={[6, 7, 8]} />)
  fireEvent.click(box(8), shift)
  expect(chosen()).toEqual(casos(8))
})

test('rows that cannot be chosen keep the keys of their controls', () => {
  render(<Table blockedBy="motivo" />)
  goTo(screen.getByText('Abrir 2'))
  expect(press(' ')).toBe(true)
  expect(press('ArrowDown', shift)).toBe(true)
  expect(chosen()).toEqual([])
})

test('F6 goes to the bar of the chosen rows, and Escape comes back to the row', () => {
  render(<Table />)
  goTo(screen.getByText('Texto 1').closest('tr')?.querySelector('button') as HTMLElement)
  expect(press('F6')).toBe(true)
  press('ArrowDown')
  press(' ')
  expect(press('F6')).toBe(false)
  expect(document.activeElement?.textContent).toBe('Actuar')
  for (const key of ['Escape', 'F6']) {
    goTo(screen.getByLabelText('Tipo'))
    press(key)
    expect(document.activeElement?.textContent).toBe('Abrir 2')
  }
})

test('a bar that is still loading takes the focus when it comes', () => {
  const { rerender } = render(<Table loaded={false} />)
  goTo(box(2))
  press(' ')
  expect(press('F6')).toBe(false)
  expect(document.activeElement).toBe(box(2))
  rerender(<Table />)
  expect(document.activeElement?.textContent).toBe('Actuar')
})

test('a bar that loads after the person went elsewhere leaves the focus there', () => {
  const { rerender } = render(<Table loaded={false} />)
  goTo(box(2))
  press(' ')
  press('F6')
  press('ArrowDown')
  rerender(<Table />)
  expect(document.activeElement).toBe(box(3))
})

test('a bar that goes away with the focus gives it back to the row', async () => {
  render(<Table />)
  goTo(box(2))
  press(' ')
  press('F6')
  goTo(screen.getByText('Quitar'))
  fireEvent.click(screen.getByText('Quitar'))
  await vi.waitFor(() => expect(document.activeElement).toBe(box(2)))
})
