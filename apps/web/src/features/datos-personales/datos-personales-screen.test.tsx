import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { DatosPersonalesScreen } from './datos-personales-screen.tsx'

afterEach(cleanup)

test('who looked at the data of a person is asked again each time, because somebody may have looked since', async () => {
  const sesion = JSON.stringify(sesionDe({ rol: 'admin' }))
  let preguntas = 0
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async (url) => {
      if (String(url).includes('/lecturas')) preguntas += 1
      return json([])
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DatosPersonalesScreen />
      </MemoryRouter>
    </Provider>,
  )
  fireEvent.change(await screen.findByLabelText(/^DNI, CUIT o CUIL/), {
    target: { value: '20.000.003' },
  })
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Nota 1/26' } })
  for (const veces of [1, 2]) {
    fireEvent.click(screen.getByRole('button', { name: 'Quién miró' }))
    await waitFor(() => expect(preguntas).toBe(veces))
  }
})
