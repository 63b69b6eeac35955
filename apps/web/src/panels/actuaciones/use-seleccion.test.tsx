import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { endSession } from '../../session/end-session.ts'
import { CLAVE_DE_SESION } from '../../session/session-storage.ts'
import { almacen, json, servidor, sesionDe } from '../../test/respuestas.ts'
import { elegidoDe } from './elegido.ts'
import { choose } from './seleccion.ts'
import { useSeleccionDeCasos } from './use-seleccion.ts'

const UNO = elegidoDe({ imponible: 58, recurso: 'AB', contribuyente: 'Paz, Luis', legal: 'A01' })

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const load = (lista = 'inmuebles', dni = '20000003') => {
  const store = makeStore({
    fetch: servidor({ '/api/usuarios/logout': () => json({}) }).fetch,
    storage: almacen({ [CLAVE_DE_SESION]: JSON.stringify(sesionDe({ dni })) }),
  })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  )
  const { result, unmount } = renderHook(() => useSeleccionDeCasos(lista), { wrapper })
  return {
    store,
    elegidos: () => [...result.current[0].values()],
    choose: (dentro = true) =>
      act(() => result.current[1]((actual) => choose(actual, [UNO], dentro))),
    leave: unmount,
  }
}

test('the selection survives a reload, for its person and its list', () => {
  load().choose()
  expect(load().elegidos()).toEqual([UNO])
  expect(load('comercios').elegidos()).toEqual([])
  expect(load('inmuebles', '20000004').elegidos()).toEqual([])
})

test('items removed, or a selection left behind with the screen, do not come back', () => {
  const tomado = load()
  tomado.choose()
  tomado.choose(false)
  expect(load().elegidos()).toEqual([])
  const dejado = load()
  dejado.choose()
  dejado.leave()
  expect(load().elegidos()).toEqual([])
})

test('the selection survives an expired session, and is dropped at sign-out', async () => {
  const vencida = load()
  vencida.choose()
  await act(() => vencida.store.dispatch(endSession('vencida')))
  vencida.leave()
  expect(load().elegidos()).toEqual([UNO])
  const cerrada = load()
  await act(() => cerrada.store.dispatch(endSession(null)))
  cerrada.leave()
  expect(load().elegidos()).toEqual([])
})
