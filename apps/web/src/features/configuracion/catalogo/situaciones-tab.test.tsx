import { SITUACIONES_INICIALES } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { json, sesionDe } from '../../../test/respuestas.ts'
import { SituacionesTab } from './situaciones-tab.tsx'

const FILAS = SITUACIONES_INICIALES.map((una) => ({ ...una, version: `v-${una.codigo}` }))

const asked: string[] = []
const CUENTA = { casos: 3, solapa: 3, vence: 0, deja: 0 }
const EFECTO = {
  ...{
    ...CUENTA,
    alcanzados: 9,
    vencidos: { antes: 1, despues: 2 },
    abogados: [{ abogado: 'A01', ...CUENTA }],
  },
  solapas: [{ mesa: 'extrajudicial', de: 'planDePagos', a: null, casos: 3 }],
}

const show = () => {
  const sent: unknown[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (url, init) => {
      if (String(url).includes('/configuracion/efecto')) {
        asked.push(String(url))
        return json(EFECTO)
      }
      if (init?.method !== 'PUT') return json(FILAS)
      sent.push(JSON.parse(String(init.body)))
      return json(FILAS[0])
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <SituacionesTab /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return sent
}
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('situations are found by their meaning', async () => {
  show()
  expect(await screen.findByText('4 de 4 situaciones')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Significado'), { target: { value: 'planDePagos' } })
  expect(screen.getByText('1 de 4 situaciones')).toBeDefined()
})

test('a new situation is of the current account, has a meaning and a name that no other has', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Nueva situación' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  type('Código', 'ej')
  type('Nombre', 'gestion legal')
  save()
  expect(await dialog.findByText(/^La situación GL ya se llama «Gestión Legal»/)).toBeDefined()
  expect(dialog.getAllByText('Elija el significado.')).toHaveLength(2)
  type('Nombre', 'En Ejecución')
  type('Significado', 'tituloEjecutivo')
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const clase = 'tituloEjecutivo'
  expect(sent).toEqual([
    { codigo: 'EJ', detalle: 'En Ejecución', destino: 'CC', clase, version: '' },
  ])
})

test('a new meaning shows the cases that it moves, and is saved after that', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Editar la situación PP' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  type('Significado', 'otra')
  save()
  expect(await dialog.findByText('Cambian 3 de los 9 casos que alcanza')).toBeDefined()
  expect(dialog.getByText('A01')).toBeDefined()
  expect(asked.at(-1)).toContain('significado=otra')
  expect(sent).toEqual([])
  // The dialog shows an effect that was computed for another value of 'Significado' (meaning of a legal status).
  // Choosing a new value hides that effect.
  type('Significado', 'gestionLegal')
  await waitFor(() => expect(dialog.queryByText(/^Cambian 3/)).toBeNull())
  save()
  expect(await dialog.findByText(/^Cambian 3/)).toBeDefined()
  save()
  await waitFor(() => expect(sent).toMatchObject([{ codigo: 'PP', clase: 'gestionLegal' }]))
})
