import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, sesionDe } from '../../test/respuestas.ts'
import type { Contribuyente } from './contribuyente.ts'
import { ContribuyenteDialog } from './contribuyente-dialog.tsx'

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

const show = (contribuyente: Contribuyente, answer: () => Response) => {
  const sesion = JSON.stringify(sesionDe({ abogado: 'A00' }))
  const store = makeStore({
    fetch: async () => answer(),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const element = <ContribuyenteDialog contribuyente={contribuyente} onClose={() => {}} />
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  )
}

const save = async (answer: () => Response) => {
  show(PERSONA, answer)
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

test('every resource of a property is one link away', async () => {
  const inmueble = { TIPO: 'I', IMPONIBLE: 1419, RECURSOS: ['AB', 'SS'], VINCULO_DESC: '' } as const
  show({ ...PERSONA, IMPONIBLES: [{ ...inmueble, RECURSOS: [...inmueble.RECURSOS] }] }, () =>
    fallo(500, 'x', 'x'),
  )
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'))
  expect(links).toContain('/inmuebles?inmueble=1419&recurso=AB')
  expect(links).toContain('/inmuebles?inmueble=1419&recurso=SS')
})
