import { act, cleanup, render } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { almacen, servidor } from '../../test/respuestas.ts'
import type { ListaSpec } from './lista.ts'
import { type Lista, useLista } from './use-lista.ts'

const SPEC: ListaSpec<'nombre'> = { pantalla: 'personas', campos: ['nombre'], alPedir: true }

const open = (entries: readonly string[], spec = SPEC) => {
  const seen: { lista?: Lista<'nombre'> } = {}
  const Screen = () => {
    seen.lista = useLista(spec)
    return null
  }
  const router = createMemoryRouter(
    [
      { path: '/personas', element: <Screen /> },
      { path: '/home', element: null },
    ],
    { initialEntries: [...entries] },
  )
  const store = makeStore({ fetch: servidor({}).fetch, storage: almacen() })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  const search = () => router.state.location.search
  const go = (to: number | string) => act(() => router.navigate(to as string))
  const lista = () => {
    if (seen.lista === undefined) throw new Error('no list on screen')
    return seen.lista
  }
  return { search, go, lista }
}

afterEach(cleanup)

test('Back undoes the searches one by one, until there is none', async () => {
  const { search, go, lista } = open(['/personas'])
  await act(async () => lista().apply({ nombre: 'PAZ' }))
  await act(async () => lista().apply({ nombre: 'RUIZ' }))
  await go(-1)
  expect(search()).toBe('?nombre=PAZ')
  await go(-1)
  expect(search()).toBe('')
  expect(lista().buscado).toBe(false)
  await go(1)
  expect(search()).toBe('?nombre=PAZ')
})

test('returning to the screen restores the last search, unless the address has one', async () => {
  const { search, go, lista } = open(['/personas'])
  await act(async () => lista().apply({ nombre: 'PAZ' }))
  await go('/home')
  await go('/personas')
  expect(search()).toBe('?nombre=PAZ')
  await go('/home')
  await go('/personas?nombre=RUIZ')
  expect(search()).toBe('?nombre=RUIZ')
})

test('expanding a row adds no step to Back; another page or order collapses the rows', async () => {
  const { search, go, lista } = open(['/home', '/personas?nombre=PAZ'])
  await act(async () => lista().toggle('7'))
  await act(async () => lista().toggle('9'))
  expect(search()).toBe('?nombre=PAZ&abiertas=7%2C9')
  await act(async () => lista().goTo(2))
  expect(search()).toBe('?nombre=PAZ&pagina=2')
  await go(-1)
  expect(lista().abiertas).toEqual(['7', '9'])
})

test('the initial order is shown, and a click on its column reverses it', async () => {
  const propio = { columna: 'NOMBRE', sentido: 'asc' } as const
  const { search, lista } = open(['/personas?todo=1'], {
    ...SPEC,
    ordenes: ['NOMBRE', 'NUMERO'],
    propio,
  })
  expect(lista().orden).toEqual(propio)
  await act(async () => lista().sortBy('NOMBRE'))
  expect(search()).toBe('?todo=1&orden=NOMBRE&sentido=desc')
  await act(async () => lista().sortBy('NUMERO'))
  expect(lista().orden).toEqual({ columna: 'NUMERO', sentido: 'asc' })
  await act(async () => lista().clear())
  expect(lista().orden).toEqual(propio)
})

test('a page taken in place of another is no step to come back to', async () => {
  const { search, go, lista } = open(['/home', '/personas?nombre=PAZ&pagina=999'])
  await act(async () => lista().goTo(2, { replace: true }))
  expect(search()).toBe('?nombre=PAZ&pagina=2')
  await go(-1)
  expect(search()).toBe('')
})

describe('a saved view', () => {
  const vista = {
    id: 7,
    filtro: { nombre: 'PAZ', otro: 'X' },
    orden: { columna: 'NUMERO', sentido: 'desc' as const },
  }
  const conOrden = { ...SPEC, ordenes: ['NOMBRE', 'NUMERO'] }

  test('is in the address with its filters, and stays there while they change', async () => {
    const { search, go, lista } = open(['/personas'], conOrden)
    expect(lista().vistas.abreVacia).toBe(true)
    await act(async () => lista().vistas.aplicar(vista))
    expect(search()).toBe('?nombre=PAZ&vista=7&orden=NUMERO&sentido=desc')
    expect(lista().vistas.elegida).toBe(7)
    await act(async () => lista().apply({ nombre: 'RUIZ' }))
    expect(search()).toContain('vista=7')
    await go(-1)
    expect(lista().filtro).toEqual({ nombre: 'PAZ' })
  })

  test('a cleared list says in its address that there is no view, so coming back does not restore the default one', async () => {
    const { search, go, lista } = open(['/personas?nombre=PAZ&vista=7'], conOrden)
    expect(lista().vistas.abreVacia).toBe(false)
    await act(async () => lista().clear())
    expect(search()).toBe('?vista=0')
    await go('/home')
    await go('/personas')
    expect(search()).toBe('?vista=0')
    expect(lista().vistas.abreVacia).toBe(false)
  })

  test('an order the list does not have is left out', async () => {
    const { search, lista } = open(['/personas'])
    await act(async () => lista().vistas.aplicar(vista))
    expect(search()).toBe('?nombre=PAZ&vista=7')
  })
})
