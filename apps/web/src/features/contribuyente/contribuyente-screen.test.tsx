import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
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

test('the records that do not fit are in their lists, filtered by the taxpayer', async () => {
  const ultimos = (mas: number) => ({ filas: [], mas })
  open('/contribuyente/58', async () =>
    json({
      ...{ NRO_CONTRIB: 58, APYNOM: 'PAZ, LUIS', NRO_DOC: '', CUIT: '', CUIM: '' },
      ...{
        DOMICILIO: '',
        TELEFONOS: '',
        EMAIL: '',
        DOMICILIO_ELECTRONICO: '',
        ...{ MARCA: 'quiebra', MARCA_DESDE: '2026-05-01', MARCA_NOTA: 'Expte. 9' },
        deuda: null,
        imponibles: [],
        cuantos: 0,
      },
      ...{ convenios: ultimos(2), planes: ultimos(3), cartas: ultimos(0), titulos: ultimos(1204) },
    }),
  )
  const hrefOf = (que: string) =>
    screen
      .queryByRole('link', { name: `Ver el listado: ${que} de PAZ, LUIS` })
      ?.getAttribute('href')
  await screen.findByRole('heading', { level: 1, name: 'PAZ, LUIS' })
  expect(screen.getByText('En quiebra').getAttribute('title')).toBe(
    'En quiebra, se sabe desde el 01/05/2026 (Expte. 9)',
  )
  expect(screen.getByText('En quiebra, se sabe desde el 01/05/2026 (Expte. 9)')).toBeTruthy()
  expect(hrefOf('Convenios')).toBe('/convenios?nroContribuyente=58')
  expect(hrefOf('Planes de pago')).toBe('/planes-de-pago?nroContribuyente=58')
  expect(hrefOf('Títulos ejecutivos')).toBe('/titulos?nroContribuyente=58')
  expect(hrefOf('Cartas de intimación')).toBeUndefined()
  expect(screen.getByText(/^y 1\.204 más, en/)).toBeTruthy()
})
