import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { PlanesScreen } from './planes-screen.tsx'

const enCamino = vi.hoisted(() => {
  // This test replaces `plan-dialog.tsx` with a mock, which has effect only on a new import. Another test file may have
  // imported `plan-dialog.tsx` already, so the module cache is emptied.
  vi.resetModules()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive: () => arrive(), arrived }
})

// Delays the import of the dialog until the test calls `arrive`, like a slow network.
vi.mock('../../panels/planes/plan-dialog.tsx', async (importOriginal) => {
  await enCamino.arrived
  return importOriginal()
})

const PLAN = {
  ...{
    NRO_PLAN: 7,
    TIPO: 'I',
    NRO_IMPONIBLE: 58,
    RECURSO: 'AB',
    APYNOM: 'PAZ, LUIS',
    PLAN: 'ABLT',
  },
  ...{ FECHA: '2026-11-20', ESTADO: 'VIGENTE', LEGAL: 'A01', TOTAL: '10.00', CUOTAS: 3 },
}

afterEach(cleanup)

test('a plan that is not loaded yet shows that it is being opened', async () => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: async (input) => {
      const answer = json(String(input).includes('planFiltro') ? [PLAN] : [])
      answer.headers.set('x-total-count', '1')
      return answer
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const router = createMemoryRouter([{ path: '/planes-de-pago', element: <PlanesScreen /> }], {
    initialEntries: ['/planes-de-pago?todo=1'],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Ver el plan 7' }))
  expect(await screen.findByText('Abriendo…')).toBeTruthy()
  await act(async () => enCamino.arrive())
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByText('Abriendo…')).toBeNull()
})
