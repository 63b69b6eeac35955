import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { ComerciosScreen } from './comercios-screen.tsx'

const ABOGADOS = [
  {
    codexterno: 'A02',
    apellido: 'Roldán',
    nombre: 'Esteban',
    nombre_completo: 'Roldán, Esteban',
    nrodni: '20000004',
    baja: '0',
  },
]

const show = (rol: 'admin' | 'user', abogado: string) => {
  const sesion = JSON.stringify(sesionDe({ rol, abogado }))
  const store = makeStore({
    fetch: async (input) =>
      String(input).includes('abogadosnamedni')
        ? json(ABOGADOS)
        : new Response('[]', {
            headers: { 'content-type': 'application/json', 'x-total-count': '0' },
          }),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const element = <ComerciosScreen />
  const router = createMemoryRouter([{ path: '/comercios', element }], {
    initialEntries: ['/comercios?abogado=A02'],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

afterEach(cleanup)

test('the lawyer of the address is a filter in sight, for whoever chooses it (D11)', async () => {
  show('admin', '')
  // Until the list of lawyers loads, the chip of the filter shows the code of the lawyer.
  const conNombre = /^Quitar el filtro Abogado: Roldán, Esteban \(A02\)/
  expect(await screen.findByRole('button', { name: conNombre })).toBeDefined()
})

test('nobody else chooses it', async () => {
  show('user', 'A01')
  expect(await screen.findByText('No hay opciones seleccionadas')).toBeTruthy()
  expect(screen.queryByLabelText('Abogado')).toBeNull()
})
