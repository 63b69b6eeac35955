import { cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { act, type ReactNode, useRef, useState } from 'react'
import { Provider } from 'react-redux'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { FilterChips } from '../filter/filter-chips.tsx'
import { FilterPanel } from '../filter/filter-panel.tsx'
import { DataTable } from './data-table.tsx'
import { showEleccion } from './eleccion.ts'
import { ListMenu } from './list-menu.tsx'
import { useColumns } from './use-columns.ts'

const column = (id: string) => ({ id, header: id.toUpperCase(), cell: () => id })
const COLUMNS = ['a', 'b', 'c'].map(column)

const wrapperDe = (persona: Parameters<typeof sesionDe>[0] = {}) => {
  const sesion = JSON.stringify(sesionDe(persona))
  const store = makeStore({
    fetch: async () => new Response(),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  return ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
}
const wrapper = wrapperDe()

const choiceOf = () => ({ choices: [], toggle: vi.fn(), move: vi.fn(), showAll: vi.fn() })

const menuButton = () => screen.getByRole('button', { name: 'Opciones de la lista' })

const openColumns = async () => {
  fireEvent.click(menuButton())
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Columnas' }))
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

describe('columns', () => {
  const ids = (columns: readonly { readonly id: string }[]) => columns.map(({ id }) => id)

  test('the choice is remembered, and the first column cannot be put away', () => {
    const { result } = renderHook(() => useColumns('x', COLUMNS), { wrapper })
    expect(result.current.choices.map(({ id }) => id)).toEqual(['b', 'c'])
    act(() => result.current.toggle('b'))
    expect(ids(result.current.shown)).toEqual(['a', 'c'])
    const again = renderHook(() => useColumns('x', COLUMNS), { wrapper }).result
    expect(ids(again.current.shown)).toEqual(['a', 'c'])
    expect(
      ids(renderHook(() => useColumns('y', COLUMNS), { wrapper }).result.current.shown),
    ).toHaveLength(3)
    act(() => again.current.showAll())
    expect(ids(again.current.shown)).toEqual(['a', 'b', 'c'])
  })

  test('columns can be moved; the column of actions is always last', () => {
    const acciones = { ...column('acciones'), tarjeta: 'acciones' as const }
    const { result } = renderHook(() => useColumns('x', [...COLUMNS, column('d'), acciones]), {
      wrapper,
    })
    expect(result.current.choices.map(({ id }) => id)).toEqual(['b', 'c', 'd'])
    act(() => result.current.move('d', -1))
    act(() => result.current.move('d', -1))
    act(() => result.current.move('d', -1))
    act(() => result.current.toggle('b'))
    expect(ids(result.current.shown)).toEqual(['a', 'd', 'c', 'acciones'])
    // The stored order of the columns lacks the new column 'n'. The new column keeps its position after 'c'.
    const nuevas = [...COLUMNS, column('n'), column('d'), acciones]
    const { shown } = renderHook(() => useColumns('x', nuevas), { wrapper }).result.current
    expect(ids(shown)).toEqual(['a', 'd', 'c', 'n', 'acciones'])
  })

  test('a view sets the columns while it is applied, and changes made then are not remembered', () => {
    const { result } = renderHook(() => useColumns('x', COLUMNS), { wrapper })
    act(() => result.current.toggle('b'))
    act(() => showEleccion('x', { ocultas: ['c'], mostradas: [], orden: [] }))
    expect(ids(result.current.shown)).toEqual(['a', 'b'])
    act(() => result.current.showAll())
    expect(ids(result.current.shown)).toEqual(['a', 'b', 'c'])
    act(() => showEleccion('x', undefined))
    expect(ids(result.current.shown)).toEqual(['a', 'c'])
  })

  test('a column of ours in which every row says the same is hidden until a row differs, or until it is asked for', () => {
    const columns = [
      column('a'),
      { ...column('b'), comparado: (fila: string) => fila },
      column('c'),
    ]
    const show = (filas: readonly string[]) =>
      renderHook(({ rows }) => useColumns('x', columns, rows), {
        wrapper,
        initialProps: { rows: filas },
      })
    const { result, rerender } = show(['—', '—'])
    expect(ids(result.current.shown)).toEqual(['a', 'c'])
    expect(result.current.choices[0]).toMatchObject({ id: 'b', on: false })
    rerender({ rows: ['—', 'Anulado'] })
    expect(ids(result.current.shown)).toEqual(['a', 'b', 'c'])
    rerender({ rows: ['—', '—'] })
    expect(ids(result.current.shown)).toEqual(['a', 'b', 'c'])
    expect(ids(show(['—']).result.current.shown)).toEqual(['a', 'b', 'c'])
    const otra = show(['—', '—']).result
    act(() => otra.current.toggle('b'))
    expect(ids(otra.current.shown)).toEqual(['a', 'b', 'c'])
    expect(ids(show(['—', '—']).result.current.shown)).toEqual(['a', 'b', 'c'])
  })

  test('an optional column is hidden until it is asked for, or until the list needs it', () => {
    const show = (opcional: boolean) =>
      renderHook(() => useColumns('x', [...COLUMNS, { ...column('d'), opcional }], ['1', '2']), {
        wrapper,
      }).result
    const oculta = show(true)
    expect(ids(oculta.current.shown)).toEqual(['a', 'b', 'c'])
    expect(ids(show(false).current.shown)).toEqual(['a', 'b', 'c', 'd'])
    expect(oculta.current.choices.at(-1)).toMatchObject({ id: 'd', on: false })
    act(() => oculta.current.toggle('d'))
    expect(ids(show(true).current.shown)).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a column hidden because every row says the same is shown once a row differs, whatever else was chosen', () => {
    const columns = [...COLUMNS, { ...column('d'), comparado: (fila: string) => fila }]
    const show = (rows: readonly string[]) =>
      renderHook(() => useColumns('x', columns, rows), { wrapper }).result
    const iguales = show(['—', '—'])
    act(() => iguales.current.move('c', -1))
    act(() => iguales.current.toggle('b'))
    expect(ids(iguales.current.shown)).toEqual(['a', 'c'])
    expect(ids(show(['—', 'Anulado']).current.shown)).toEqual(['a', 'c', 'd'])
    act(() => iguales.current.showAll())
    expect(ids(iguales.current.shown)).toEqual(['a', 'c', 'b', 'd'])
    act(() => iguales.current.toggle('d'))
    expect(ids(show(['—', 'Anulado']).current.shown)).toEqual(['a', 'c', 'b'])
  })

  test('a view saved while a column is hidden because every row says the same opens without that column', () => {
    const columns = [...COLUMNS, { ...column('d'), comparado: (fila: string) => fila }]
    const { result } = renderHook(() => useColumns('x', columns, ['—', '—']), { wrapper })
    act(() => showEleccion('x', { ocultas: ['b'], mostradas: [], orden: [] }))
    expect(ids(result.current.shown)).toEqual(['a', 'c'])
    act(() => showEleccion('x', { ocultas: ['b'], mostradas: ['d'], orden: [] }))
    expect(ids(result.current.shown)).toEqual(['a', 'c', 'd'])
    act(() => showEleccion('x', undefined))
  })

  test('a column hidden before there was an order stays hidden', () => {
    localStorage.setItem('apremia.columnas.x', '["b"]')
    const { shown } = renderHook(() => useColumns('x', COLUMNS), { wrapper }).result.current
    expect(ids(shown)).toEqual(['a', 'c'])
  })

  test.each(['{', '"b"', '[1, null]', 'null'])('a stored %s hides nothing', (kept) => {
    localStorage.setItem('apremia.columnas.x', kept)
    expect(
      renderHook(() => useColumns('x', COLUMNS), { wrapper }).result.current.shown,
    ).toHaveLength(3)
  })

  test('the column of the lawyer is hidden from a lawyer who sees only their own rows', () => {
    const columns = [...COLUMNS, { ...column('abogado'), whose: true as const }]
    const shownTo = (persona: Parameters<typeof sesionDe>[0]) =>
      renderHook(() => useColumns('x', columns), { wrapper: wrapperDe(persona) }).result.current
    expect(ids(shownTo({}).shown)).toContain('abogado')
    const propio = shownTo({ rol: 'user', abogado: 'A01' })
    expect(ids(propio.shown)).not.toContain('abogado')
    expect(ids(propio.choices)).not.toContain('abogado')
  })

  test('rows are as close together as was chosen last', async () => {
    const table = (
      <DataTable caption="X" columns={COLUMNS} rows={[{ id: 1 }]} rowKey={({ id }) => id} />
    )
    render(
      <>
        <ListMenu vistas={undefined} choice={choiceOf()} otras={[]} />
        {table}
      </>,
    )
    await openColumns()
    expect(screen.getByRole('region').className).toContain('table-compacta')
    fireEvent.click(screen.getByRole('radio', { name: 'Cómodas' }))
    expect(screen.getByRole('region').className).toContain('table-comoda')
    expect(localStorage.getItem('apremia.densidad')).toBe('comoda')
    fireEvent.click(screen.getByRole('radio', { name: 'Compactas' }))
  })

  test('the chooser takes the focus; Escape closes it and gives the focus back to the menu', async () => {
    const choices = [{ id: 'b', name: 'B', on: true }]
    render(<ListMenu vistas={undefined} choice={{ ...choiceOf(), choices }} otras={[]} />)
    await openColumns()
    const choice = screen.getByRole('checkbox', { name: 'B' })
    expect(document.activeElement).toBe(choice)
    fireEvent.keyDown(choice, { key: 'Escape' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(document.activeElement).toBe(menuButton())
  })

  test('the menu is used with the keys, and Escape gives the focus back to its button', async () => {
    const onSelect = vi.fn()
    const otras = [{ label: 'Descargar CSV', icon: 'descargar', onSelect } as const]
    render(<ListMenu vistas={undefined} choice={choiceOf()} otras={otras} />)
    fireEvent.click(menuButton())
    const menu = await screen.findByRole('menu', { name: 'Opciones de la lista' })
    await vi.waitFor(() => expect(document.activeElement).toBe(menu))
    fireEvent.keyDown(menu, { code: 'ArrowDown', key: 'ArrowDown' })
    fireEvent.keyDown(menu, { code: 'Enter', key: 'Enter' })
    expect(onSelect).toHaveBeenCalledOnce()
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(menuButton())
    fireEvent.click(menuButton())
    fireEvent.keyDown(await screen.findByRole('menu'), { code: 'Escape', key: 'Escape' })
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(menuButton())
  })

  describe('on a phone, where the options are buttons', () => {
    beforeEach(() =>
      vi.stubGlobal('matchMedia', () => ({
        matches: true,
        addEventListener: () => {},
        removeEventListener: () => {},
      })),
    )
    afterEach(() => vi.unstubAllGlobals())
    const button = (name: string) => screen.getByRole('button', { name })

    test('a file that is being prepared cannot be asked for again', () => {
      const onSelect = vi.fn()
      const csv = { label: 'Descargar CSV', icon: 'descargar', onSelect } as const
      render(<ListMenu vistas={undefined} choice={undefined} otras={[{ ...csv, loading: true }]} />)
      fireEvent.click(button('Descargar CSV'))
      expect(onSelect).not.toHaveBeenCalled()
      expect(button('Descargar CSV').getAttribute('aria-busy')).toBe('true')
    })

    test('the focus returns to the button that opened a panel, and stays on a button without a panel', () => {
      const csv = { label: 'Descargar CSV', icon: 'descargar', onSelect: vi.fn() } as const
      const otra = { label: 'Otra', icon: 'ver', onSelect: vi.fn() } as const
      const choices = [{ id: 'b', name: 'B', on: true }]
      render(
        <ListMenu vistas={undefined} choice={{ ...choiceOf(), choices }} otras={[csv, otra]} />,
      )
      button('Otra').focus()
      fireEvent.click(button('Otra'))
      expect(document.activeElement).toBe(button('Otra'))
      fireEvent.click(button('Columnas'))
      fireEvent.keyDown(screen.getByRole('checkbox', { name: 'B' }), { key: 'Escape' })
      expect(document.activeElement).toBe(button('Columnas'))
    })
  })
})

describe('filters', () => {
  test('without filters the summary says that there are none', () => {
    render(<FilterChips chips={[]} onRemove={vi.fn()} onClear={vi.fn()} />)
    expect(screen.getByText('No hay opciones seleccionadas')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('each filter can be removed, or all of them', () => {
    const [onRemove, onClear] = [vi.fn(), vi.fn()]
    const chips = [{ id: 'nombre', name: 'Contribuyente', value: 'PÉREZ' }]
    render(<FilterChips chips={chips} onRemove={onRemove} onClear={onClear} />)
    fireEvent.click(screen.getByRole('button', { name: 'Quitar el filtro Contribuyente: PÉREZ' }))
    expect(onRemove).toHaveBeenCalledWith('nombre')
    fireEvent.click(screen.getByRole('button', { name: 'Limpiar filtros' }))
    expect(onClear).toHaveBeenCalledOnce()
  })

  test('a panel hidden by a search leaves the focus on its button', () => {
    const Screen = () => {
      const [shown, setShown] = useState(true)
      const button = useRef<HTMLButtonElement>(null)
      return (
        <FilterPanel shown={shown} toggle={button} onToggle={() => setShown(!shown)}>
          <button type="button" onClick={() => setShown(false)}>
            BUSCAR
          </button>
        </FilterPanel>
      )
    }
    render(<Screen />)
    const search = screen.getByRole('button', { name: 'BUSCAR' })
    search.focus()
    fireEvent.click(search)
    const toggle = screen.getByRole('button', { name: 'Mostrar filtros' })
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(document.activeElement).toBe(toggle)
  })
})
