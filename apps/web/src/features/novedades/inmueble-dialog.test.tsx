import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { InmuebleDialog } from './inmueble-dialog.tsx'

const GUARDADO = { id: 4, inmueble: 58, recurso: 'SS', caracter: '', observaciones: '', version: 2 }

const open = (inmueble: typeof GUARDADO | undefined, confirma: boolean) => {
  const guardados: string[] = []
  const sesion = JSON.stringify(sesionDe({ abogado: 'A00' }))
  const store = makeStore({
    fetch: () => new Promise(() => {}),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const element = (
    <InmuebleDialog
      inmueble={inmueble}
      de="1"
      confirma={confirma}
      onGuardar={async ({ observaciones }) => {
        guardados.push(observaciones)
        return undefined
      }}
      onClose={() => {}}
    />
  )
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  )
  return guardados
}

const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const write = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), { target: { value } })
const marked = () =>
  [...document.querySelectorAll('.field-changed label')].map((l) => l.textContent)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('a saved property marks its changes, asks Si or No, and is saved only with Si (S2 §8)', async () => {
  const guardados = open(GUARDADO, true)
  await write('Observaciones', 'Esquina')
  await waitFor(() => expect(marked()).toEqual(['Observaciones']))
  await press('Guardar')
  expect(await screen.findByText('¿Esta seguro de guardar los cambios?')).toBeTruthy()
  await press('No')
  await waitFor(() => expect(screen.queryByText(/Esta seguro/)).toBeNull())
  expect(guardados).toEqual([])
  await press('Guardar')
  await press('Si')
  await waitFor(() => expect(guardados).toEqual(['Esquina']))
})

test('a new property marks nothing, and one saved with its taxpayer asks nothing by itself', async () => {
  const guardados = open(undefined, false)
  await write('Inmueble', '58')
  await write('Recurso', 'SS')
  await write('Observaciones', 'Esquina')
  await press('Guardar')
  await waitFor(() => expect(guardados).toEqual(['Esquina']))
  expect(marked()).toEqual([])
})
