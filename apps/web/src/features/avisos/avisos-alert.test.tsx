import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { AvisosAlert } from './avisos-alert.tsx'

const TEXTO = 'Ferreyra, Mariana lo nombró jefatura: desde ahora actúa con el código A00.'

const show = (rol: 'user' | 'guest') => {
  let pending = [{ id: 7, texto: TEXTO, creado: '2026-11-20T15:00:00.000Z' }]
  const asked: string[] = []
  const sesion = JSON.stringify(sesionDe({ rol }))
  const store = makeStore({
    fetch: async (input) => {
      const path = String(input).split('/').at(-1) ?? ''
      asked.push(path)
      if (path !== 'leidos') return json(pending)
      pending = []
      return json({ leidos: 1 })
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <AvisosAlert />
    </Provider>,
  )
  return asked
}

afterEach(cleanup)

test('a notice stays until the person marks it as read (D166)', async () => {
  const asked = show('user')
  await screen.findByText(TEXTO)
  fireEvent.click(screen.getByRole('button', { name: 'Entendido' }))
  await waitFor(() => expect(screen.queryByText(TEXTO)).toBeNull())
  expect(asked).toEqual(['avisos', 'leidos', 'avisos'])
})

test('a guest sees no notices and the screen asks for none', () => {
  expect(show('guest')).toEqual([])
})
