import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement as h } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { List, type ListSource } from './list.tsx'

interface Row {
  readonly id: number
  readonly name: string
}

const row: Row = { id: 7, name: 'PÉREZ' }
const failure = { status: 503, code: 'x', message: 'No está disponible.', id: 'req-9' }

const show = (source: Partial<ListSource<Row>>, pageShown = 1) => {
  const refetch = vi.fn()
  const onPage = vi.fn()
  const columns = [
    { id: 'id', header: 'Nº', cell: ({ id }: Row) => id },
    { id: 'name', header: 'Nombre', cell: ({ name }: Row) => name },
  ]
  render(
    h(List<Row>, {
      caption: 'Personas',
      columns,
      rowKey: ({ id }) => id,
      source: { isFetching: false, refetch, ...source },
      lista: { pagina: pageShown, porPagina: 1, goTo: onPage },
      empty: h('p', null, 'Nada todavía'),
    }),
  )
  return { refetch, onPage }
}

afterEach(cleanup)

describe('states of a list', () => {
  test('a failure never looks like an empty list, and says how to go on', () => {
    const { refetch } = show({ error: failure })
    expect(screen.getByRole('alert').textContent).toContain('No está disponible.')
    expect(screen.getByText('req-9')).toBeTruthy()
    expect(screen.queryByText('Nada todavía')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  test('a failure hides rows that may no longer be true', () => {
    show({ error: failure, data: { rows: [row], total: 1 } })
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('rows of the same question stay when they cannot be brought up to date, and say since when', () => {
    const page = { rows: [row], total: 1 }
    const at = Date.parse('2026-11-21T17:03:00Z')
    const { refetch } = show({
      error: failure,
      data: page,
      currentData: page,
      fulfilledTimeStamp: at,
    })
    expect(
      screen.getByText('No se pudieron actualizar los datos: son los de las 14:03'),
    ).toBeTruthy()
    expect(screen.getByRole('cell').textContent).toBe('PÉREZ')
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
    expect(refetch).toHaveBeenCalledOnce()
  })

  test('rows that the person may no longer see do not stay', () => {
    const page = { rows: [row], total: 1 }
    show({ error: { ...failure, status: 403 }, data: page, currentData: page })
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('an empty list shows a text', () => {
    show({ currentData: { rows: [], total: 0 }, data: { rows: [], total: 0 } })
    expect(screen.getByText('Nada todavía')).toBeTruthy()
  })

  test('while it loads it is neither empty nor failed', () => {
    show({ isFetching: true })
    expect(screen.getByRole('status')).toBeTruthy()
    expect(screen.queryByText('Nada todavía')).toBeNull()
  })

  test('past the end it goes to the last page, in place of the one that is not', () => {
    const page = { rows: [], total: 2 }
    const { onPage } = show({ currentData: page, data: page }, 999)
    expect(onPage).toHaveBeenCalledExactlyOnceWith(2, { replace: true })
    expect(screen.queryByText('Página 999 de 2')).toBeNull()
  })

  test('while the rows of another question are shown it stays where it is', () => {
    const { onPage } = show({ data: { rows: [row], total: 1 }, isFetching: true }, 3)
    expect(onPage).not.toHaveBeenCalled()
  })

  test('rows, their total and the way to the next page', () => {
    const page = { rows: [row], total: 2 }
    const { onPage } = show({ currentData: page, data: page })
    expect(screen.getByRole('rowheader').textContent).toBe('7')
    expect(screen.getByRole('cell').textContent).toBe('PÉREZ')
    expect(screen.getByText('TOTAL: 2 resultados')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
    expect(onPage).toHaveBeenCalledWith(2)
  })
})
