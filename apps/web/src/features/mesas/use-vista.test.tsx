import { MESA_DE_TODOS } from '@apremia/core'
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { selectFiltro } from '../../session/working-filters-slice.ts'
import { almacen, json, servidor, sesionDe } from '../../test/respuestas.ts'
import { DE_MESA } from './mesa.ts'
import { useVista } from './use-vista.ts'

type Persona = Parameters<typeof sesionDe>[0]

const ABOGADA: Persona = { rol: 'user', abogado: 'A01' }
const JEFE: Persona = { rol: 'user', abogado: 'A00' }
const INVITADO: Persona = { rol: 'guest', abogado: '' }

const storeDe = (persona: Persona) =>
  makeStore({
    fetch: servidor({ '/api': () => json({}) }).fetch,
    storage: almacen({ 'apremia.sesion': JSON.stringify(sesionDe(persona)) }),
  })

const enter = (store: ReturnType<typeof storeDe>, direccion: string) => {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[direccion]}>{children}</MemoryRouter>
    </Provider>
  )
  return renderHook(() => ({ vista: useVista(DE_MESA.judicial), lugar: useLocation().search }), {
    wrapper,
  }).result
}

afterEach(cleanup)

describe('the tab of a desk and whose it is', () => {
  test('a lawyer starts at the first tab, a guest has no Inicio (S2 §2.4)', () => {
    expect(enter(storeDe(ABOGADA), '/mesa-judicial').current.vista.pestana).toBe('inicio')
    const { vista } = enter(storeDe(INVITADO), '/mesa-judicial?pestana=inicio').current
    expect([vista.pestana, vista.debeElegir]).toEqual(['juicios', false])
  })

  test('an address with a filter is of the tab where the cases are', () => {
    const { vista } = enter(storeDe(ABOGADA), '/mesa-judicial?vence=vencidos').current
    expect(vista.pestana).toBe('juicios')
  })

  test('A00 chooses a lawyer first; to a lawyer the address says nothing (D13, D78)', () => {
    const result = enter(storeDe(JEFE), '/mesa-judicial')
    expect(result.current.vista.debeElegir).toBe(true)
    act(() => result.current.vista.choose('A02'))
    expect(result.current.vista).toMatchObject({ debeElegir: false, abogado: 'A02' })
    expect(enter(storeDe(ABOGADA), '/mesa-judicial?abogado=A02').current.vista.abogado).toBe('')
  })

  test('«all lawyers» is a choice kept in the address (D178)', () => {
    const store = storeDe(JEFE)
    const result = enter(store, '/mesa-judicial')
    act(() => result.current.vista.choose(MESA_DE_TODOS))
    expect(result.current.vista).toMatchObject({ debeElegir: false, abogado: '' })
    act(() => result.current.vista.changeTo('convenios'))
    expect(result.current.lugar).toBe('?pestana=convenios&abogado=todos')
    cleanup()
    expect(enter(store, '/mesa-judicial').current.vista.debeElegir).toBe(false)
  })

  test('returning to a tab restores its state, and each tab starts without the state of the other', () => {
    const store = storeDe(JEFE)
    const result = enter(store, '/mesa-judicial?abogado=A02&pestana=juicios&imponible=7')
    act(() => result.current.vista.changeTo('convenios'))
    expect(result.current.lugar).toBe('?pestana=convenios&abogado=A02')
    cleanup()
    expect(enter(store, '/mesa-judicial').current.lugar).toBe('?pestana=convenios&abogado=A02')
  })

  test('another lawyer starts unfiltered', () => {
    const store = storeDe(JEFE)
    const result = enter(store, '/mesa-judicial?abogado=A02&pestana=juicios&imponible=7')
    act(() => result.current.vista.choose('A03'))
    expect(result.current.lugar).toBe('?pestana=juicios&abogado=A03')
    expect(selectFiltro(store.getState(), 'mesa-judicial')).toBe('')
  })
})
