import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type LeerPagina, useTodos } from './use-todos.ts'

const FALLA = { status: 503, code: 'x', message: 'No disponible.' }

afterEach(cleanup)

const run = async (leer: LeerPagina<number>) => {
  const leidos: (readonly number[])[] = []
  const { result } = renderHook(() => useTodos<number>(leer, (rows) => leidos.push(rows)))
  await act(() => result.current.choose())
  return { leidos, hook: result.current }
}

test('every row of the search is read, page by page', async () => {
  const pedidas: number[][] = []
  const { leidos } = await run(async (pagina, porPagina) => {
    pedidas.push([pagina, porPagina])
    const rows = Array.from({ length: pagina === 3 ? 50 : 200 }, (_, n) => pagina * 1000 + n)
    return { data: { rows, total: 450 } }
  })
  expect(pedidas).toEqual([1, 2, 3].map((pagina) => [pagina, 200]))
  expect(leidos.map((rows) => rows.length)).toEqual([450])
})

test('a page that fails chooses nothing, and the failure is shown', async () => {
  const { leidos, hook } = await run(async (pagina) =>
    pagina === 1 ? { data: { rows: [1, 2], total: 4 } } : { error: FALLA },
  )
  expect(leidos).toEqual([])
  expect(hook.failure).toEqual(FALLA)
  expect(hook.leyendo).toBe(false)
})

test('a list that got shorter meanwhile ends where it ends', async () => {
  const { leidos } = await run(async (pagina) => ({
    data: pagina === 1 ? { rows: [1, 2], total: 4 } : { rows: [], total: 2 },
  }))
  expect(leidos).toEqual([[1, 2]])
})
