import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { almacen, json, sesionDe } from '../test/respuestas.ts'
import { BuscadorButton } from './buscador-button.tsx'
import { makeStore } from './store.ts'

afterEach(cleanup)

test('text typed before the search box opens is written in it, also a letter with a dead key', async () => {
  const store = makeStore({
    fetch: async () => json([]),
    storage: almacen({ 'apremia.sesion': JSON.stringify(sesionDe()) }),
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <input aria-label="Otro" />
        <BuscadorButton />
      </MemoryRouter>
    </Provider>,
  )
  const otro = screen.getByLabelText('Otro')
  otro.focus()
  fireEvent.keyDown(otro, { key: 'k', ctrlKey: true })
  const espera = screen.getByRole('textbox', { name: textos.navegacion.buscar })
  expect(document.activeElement).toBe(espera)
  fireEvent.input(espera, { target: { value: 'hoy á' } })
  const campo = await screen.findByRole('combobox', { name: textos.buscador.campo })
  expect(campo).toHaveProperty('value', 'hoy á')
  expect(document.activeElement).toBe(campo)
  fireEvent.click(screen.getByRole('button', { name: textos.comunes.cerrar }))
  await waitFor(() => expect(document.activeElement).toBe(otro))
})
