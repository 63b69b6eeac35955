import { render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { LineaDeTiempo } from './linea-de-tiempo.tsx'
import type { Hecho } from './use-linea-de-tiempo.ts'

const escritoDe = (id: number): Hecho => ({
  ...{ clase: 'escrito', fecha: '2026-11-28', actuacion: null, situacion: null },
  ...{ convenio: null, titulo: null, carta: null, saldada: null },
  escrito: {
    ...{ id, clase: 'demanda', nombre: `Demanda ${id}`, version: 1, autor: 'Paz, Ana' },
    creado: '2026-11-28T12:00:00.000Z',
  },
})

test('two court papers of one day are two events', () => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: () => new Promise(() => {}),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  // React warns of a repeated key only in `console.error`, so the test checks that nothing is written there.
  const complaint = vi.spyOn(console, 'error')
  render(
    <Provider store={store}>
      <LineaDeTiempo hechos={[escritoDe(1), escritoDe(2)]} />
    </Provider>,
  )
  expect(screen.getByRole('button', { name: /Demanda 1/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: /Demanda 2/ })).toBeTruthy()
  expect(complaint).not.toHaveBeenCalled()
})
