import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { createElement as h, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { selectNotices } from '../session/notices-slice.ts'
import type { SesionAbierta } from '../session/session-slice.ts'
import { CLAVE_DE_SESION } from '../session/session-storage.ts'
import { almacen, fallo, json, servidor, sesionDe } from '../test/respuestas.ts'
import { CapableRoute, HistoricoRoute, PrivateRoute, PublicRoute } from './guards.tsx'
import { makeStore } from './store.ts'

const VALIDATE = '/api/usuarios/validate-token'

const open = (path: string, sesion: SesionAbierta | null, answer = () => json(sesionDe())) => {
  const { fetch, llamadas } = servidor({ [VALIDATE]: answer })
  const kept = sesion === null ? {} : { [CLAVE_DE_SESION]: JSON.stringify(sesion) }
  const store = makeStore({ fetch, storage: almacen(kept) })
  const admin = h(CapableRoute, { capacidad: 'ruta.administracion' })
  const routes = h(
    Routes,
    null,
    h(Route, { element: h(PublicRoute) }, h(Route, { path: '/', element: 'ingreso' })),
    h(
      Route,
      { element: h(PrivateRoute) },
      h(Route, { path: '/home', element: 'inicio' }),
      h(Route, { element: h(HistoricoRoute) }, h(Route, { path: '/gestion', element: 'gestion' })),
      h(Route, { element: admin }, h(Route, { path: '/creaciontitulos', element: 'titulos' })),
    ),
  )
  const router = h(MemoryRouter, { initialEntries: [path] }, routes)
  const wrapper = ({ children }: { children: ReactNode }) => h(Provider, { store, children })
  render(router, { wrapper })
  return { llamadas, store }
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

describe('guards', () => {
  test('without a session, private routes lead to the sign-in', () => {
    const { llamadas: calls } = open('/home', null)
    expect(screen.getByText('ingreso')).toBeTruthy()
    expect(calls).toEqual([])
  })

  test('signed in: the sign-in leads home', () => {
    open('/', sesionDe())
    expect(screen.getByText('inicio')).toBeTruthy()
  })

  test('entering a private route asks the server', async () => {
    const { llamadas: calls } = open('/home', sesionDe())
    expect(screen.getByText('inicio')).toBeTruthy()
    await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([VALIDATE]))
  })

  test('a session the server no longer accepts goes back to the sign-in', async () => {
    open('/home', sesionDe(), () => fallo(401, 'sin-sesion', 'Venció.'))
    await screen.findByText('ingreso')
  })

  test.each([
    ['admin', sesionDe(), 'titulos'],
    ['head lawyer', sesionDe({ rol: 'user', abogado: 'A00' }), 'titulos'],
    ['lawyer', sesionDe({ rol: 'user', abogado: 'A01' }), 'inicio'],
    ['user without code', sesionDe({ rol: 'user' }), 'inicio'],
    ['guest with code A00 (D9)', sesionDe({ rol: 'guest', abogado: 'A00' }), 'inicio'],
  ])('admin-only route for the %s', (_who, sesion, shown) => {
    const { store } = open('/creaciontitulos', sesion)
    expect(screen.getByText(shown)).toBeTruthy()
    expect(selectNotices(store.getState()).map(({ title }) => title)).toEqual(
      shown === 'inicio' ? ['Su cuenta no tiene acceso a «Creación de títulos».'] : [],
    )
  })

  test.each([
    ['guest', sesionDe({ rol: 'guest' }), 'historico=true', 'inicio'],
    ['guest', sesionDe({ rol: 'guest' }), 'historico=1', 'gestion'],
    ['lawyer', sesionDe({ rol: 'user', abogado: 'A01' }), 'historico=true', 'gestion'],
  ])('the historic search for the %s, %#', (_who, sesion, query, shown) => {
    const { store } = open(`/gestion?${query}`, sesion)
    expect(screen.getByText(shown)).toBeTruthy()
    expect(selectNotices(store.getState()).map(({ title }) => title)).toEqual(
      shown === 'inicio' ? ['Su cuenta no tiene acceso a «Histórico».'] : [],
    )
  })
})
