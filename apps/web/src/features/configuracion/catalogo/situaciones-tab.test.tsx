// @vitest-environment jsdom
import { SITUACIONES_INICIALES } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { json, sesionDe } from '../../../test/respuestas.ts'
import { SituacionesTab } from './situaciones-tab.tsx'

const FILAS = SITUACIONES_INICIALES.map((una) => ({ ...una, version: `v-${una.codigo}` }))

const show = () => {
  const sent: unknown[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (_, init) => {
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

test('they are found by what they mean', async () => {
  show()
  expect(await screen.findByText('4 de 4 situaciones')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Significado'), { target: { value: 'planDePagos' } })
  expect(screen.getByText('1 de 4 situaciones')).toBeDefined()
})

test('a new one is of the current account, says what it means and has a name of its own', async () => {
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
