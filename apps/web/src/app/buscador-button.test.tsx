// @vitest-environment jsdom
import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { almacen, json, sesionDe } from '../test/respuestas.ts'
import { BuscadorButton } from './buscador-button.tsx'
import { makeStore } from './store.ts'

afterEach(cleanup)

test('keys typed after the shortcut, before the search box opens, are written in it', async () => {
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
  const written = ['h', 'o', 'e', 'Backspace', 'y', ' ', 'Ñ'].map((key) =>
    fireEvent.keyDown(otro, { key }),
  )
  expect(written).not.toContain(true)
  // Ctrl+C is a shortcut of the browser, so the search box ignores it.
  expect(fireEvent.keyDown(otro, { key: 'c', ctrlKey: true })).toBe(true)
  const campo = await screen.findByRole('combobox', { name: textos.buscador.campo })
  expect(campo).toHaveProperty('value', 'hoy Ñ')
  expect(document.activeElement).toBe(campo)
  expect(fireEvent.keyDown(campo, { key: 'a' })).toBe(true)
})
