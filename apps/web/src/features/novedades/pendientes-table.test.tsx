import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import type { InmueblePendiente } from './inmueble.ts'
import { PendientesTable } from './pendientes-table.tsx'

const inmueble = (numero: number): InmueblePendiente => ({
  ...{ inmueble: numero, recurso: 'SS', caracter: '', observaciones: '', version: 0 },
  archivos: [],
})

/**
 * Simulates the form that contains the table of properties. The real form may give the table a new array on any render,
 * for example after recovering a draft.
 */
const Formulario = () => {
  const [lista, setLista] = useState([inmueble(58), inmueble(59)])
  return (
    <>
      <button type="button" onClick={() => setLista([...lista])}>
        Dibujar
      </button>
      <PendientesTable
        inmuebles={lista.map((uno) => ({ ...uno }))}
        progreso={undefined}
        onChange={(nueva) => setLista([...nueva])}
      />
    </>
  )
}

const open = () => {
  const sesion = JSON.stringify(sesionDe({ abogado: 'A00' }))
  const store = makeStore({
    fetch: () => new Promise(() => {}),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <Formulario /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

const save = async (observaciones: string) => {
  fireEvent.change(await screen.findByLabelText(/^Observaciones/), {
    target: { value: observaciones },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('what was changed of a property is kept although the form was drawn again meanwhile', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Editar el inmueble 58 SS' }))
  fireEvent.click(screen.getByText('Dibujar'))
  await save('Esquina')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const filas = screen.getAllByRole('row').slice(1)
  expect(filas).toHaveLength(2)
  expect(within(filas[0] as HTMLElement).getByText('Esquina')).toBeTruthy()
})
