// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, sesionDe } from '../../test/respuestas.ts'
import { ContribuyenteDialog } from './contribuyente-dialog.tsx'
import type { Contribuyente } from './imponibles-table.tsx'

const PERSONA: Contribuyente = {
  NRO_CONTRIB: 734,
  APYNOM: 'CEBALLOS, MÓNICA',
  NRO_DOC: '43962552',
  CUIT: '',
  CUIM: '',
  CALLE: '',
  NRO: null,
  PISO: '',
  DEPT: '',
  LOCALIDAD: '',
  DOMICILIO: '',
  TELEFONOS: '',
  EMAIL: '',
  IMPONIBLES: [],
}

const save = async (answer: () => Response) => {
  const sesion = JSON.stringify(sesionDe({ abogado: 'A00' }))
  const store = makeStore({
    fetch: async () => answer(),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const element = <ContribuyenteDialog contribuyente={PERSONA} onClose={() => {}} />
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar en Novedades' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
  return within(await screen.findByRole('alert'))
}

afterEach(cleanup)

test('a failure to save in Novedades has the words of S1 §8; a refusal, its reason', async () => {
  const failed = await save(() => fallo(500, 'falla-interna', 'Error interno.'))
  expect(failed.getByText('Error!')).toBeTruthy()
  expect(failed.getByText('Ocurrio un error, intentelo nuevamente.')).toBeTruthy()
  cleanup()
  const refused = await save(() => fallo(400, 'datos', 'Falta el DNI.'))
  expect(refused.getByText('Falta el DNI.')).toBeTruthy()
})
