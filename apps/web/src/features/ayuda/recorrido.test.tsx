import type { Principal } from '@apremia/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { OfertaDeRecorrido } from './oferta-de-recorrido.tsx'
import { findPasos } from './pasos.ts'

const persona = (rol: Principal['rol'], abogado = ''): Principal => ({ rol, abogado, permisos: [] })

const open = (dni = '20000001') => {
  const sesion = JSON.stringify(sesionDe({ dni }))
  const store = makeStore({
    fetch: async () => new Response(),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '*', element: <OfertaDeRecorrido /> }], {
    initialEntries: ['/home'],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return router
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('each role walks through what it uses', () => {
  const de = (quien: Principal) => findPasos(quien).map(({ paso }) => paso)
  expect(de(persona('admin'))).toContain('usuarios')
  expect(de(persona('user', 'A00'))).toEqual([
    ...['inicio', 'menu', 'mesasDeTodos', 'actuar', 'convenios', 'titulos'],
    ...['evaluaciones', 'listas', 'ayuda'],
  ])
  expect(de(persona('user', 'A01'))).toEqual([
    ...['inicio', 'menu', 'mesas', 'actuar', 'convenios', 'listas', 'ayuda'],
  ])
  expect(de(persona('user'))).toEqual(['inicioSinHoy', 'sinCodigo', 'menu', 'listas', 'ayuda'])
  expect(de(persona('guest'))).toEqual(['inicioSinHoy', 'invitado', 'menu', 'listas', 'ayuda'])
})

test('put away, it is not offered again to that person; to another it is', () => {
  open()
  fireEvent.click(screen.getByRole('button', { name: 'No mostrar más el recorrido' }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(JSON.stringify(localStorage)).not.toContain('20000001')
  cleanup()
  open()
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  open('20000003')
  expect(screen.getByRole('button', { name: 'Hacer el recorrido' })).toBeTruthy()
})

test('a step is read from its beginning, and it may be left at any of them', async () => {
  const router = open()
  fireEvent.click(screen.getByRole('button', { name: 'Hacer el recorrido' }))
  expect(await screen.findByText(/^Paso 1 de \d+$/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'El menú' }))
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }))
  fireEvent.click(screen.getByRole('button', { name: 'Ir a Usuarios' }))
  expect(router.state.location.pathname).toBe('/usuarios')
  expect(screen.queryByText(/^Paso/)).toBeNull()
})
