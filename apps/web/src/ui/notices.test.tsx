import { configureStore } from '@reduxjs/toolkit'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { noticesSlice, notified } from '../session/notices-slice.ts'
import { Notices } from './notices.tsx'

afterEach(cleanup)

const pagina = (...titles: readonly string[]) => {
  const store = configureStore({ reducer: { [noticesSlice.name]: noticesSlice.reducer } })
  for (const title of titles) store.dispatch(notified({ kind: 'error', title }))
  render(
    <Provider store={store}>
      <main tabIndex={-1}>
        <button type="button">Guardar</button>
      </main>
      <Notices />
    </Provider>,
  )
  return screen.getByRole('button', { name: 'Guardar' })
}

const closers = () => screen.getAllByRole('button', { name: 'Cerrar el aviso' })

test('a notice equal to one on screen takes its place', () => {
  pagina('Uno', 'Otro', 'Uno')
  expect(screen.getAllByText(/^(Uno|Otro)$/).map(({ textContent }) => textContent)).toEqual([
    'Otro',
    'Uno',
  ])
})

test('closing a notice gives the focus back to where it was', () => {
  const guardar = pagina('Uno')
  guardar.focus()
  closers()[0]?.focus()
  fireEvent.click(document.activeElement ?? document.body)
  expect(document.activeElement).toBe(guardar)
  expect(screen.queryByText('Uno')).toBeNull()
})

test('closed when what had the focus is gone, it goes to the content of the page', () => {
  const guardar = pagina('Uno')
  guardar.focus()
  closers()[0]?.focus()
  guardar.remove()
  fireEvent.click(document.activeElement ?? document.body)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('closing a notice that never had the focus leaves the focus where it was', () => {
  const guardar = pagina('Uno')
  guardar.focus()
  fireEvent.click(closers()[0] ?? document.body)
  expect(document.activeElement).toBe(guardar)
})
