// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { ContribuyenteScreen } from './contribuyente-screen.tsx'

const open = (address: string, fetch: () => Promise<Response>) => {
  const sesion = JSON.stringify(sesionDe({}))
  const store = makeStore({
    fetch,
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const router = createMemoryRouter(
    [{ path: '/contribuyente/:numero', element: <ContribuyenteScreen /> }],
    { initialEntries: [address] },
  )
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

afterEach(cleanup)

test('an address without a number has a heading', () => {
  open('/contribuyente/abc', async () => new Response())
  expect(heading()).toBe('Contribuyente')
})

test('the page has a heading while it loads', async () => {
  open('/contribuyente/58', () => new Promise(() => {}))
  expect(heading()).toBe('Contribuyente N° 58')
})

test('the page has a heading when it could not be loaded', async () => {
  open('/contribuyente/58', async () => new Response('{}', { status: 500 }))
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
  expect(heading()).toBe('Contribuyente N° 58')
})
