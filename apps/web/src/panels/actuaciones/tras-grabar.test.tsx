// @vitest-environment jsdom
import { textos } from '@apremia/core'
import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { TrasGrabar } from './tras-grabar.tsx'

afterEach(cleanup)

test.each([
  ['user', 'A01', ['A01'], true],
  ['admin', 'A03', ['A03'], true],
  ['admin', 'A03', ['A01'], false],
  ['admin', 'A03', ['A03', 'A01'], false],
  ['admin', '', ['A01'], false],
  ['admin', 'A00', ['A01', 'A02'], true],
] as const)(
  'to a %s %s the way back of what is of %j is offered: %s',
  (rol, abogado, abogados, ofrece) => {
    const sesion = JSON.stringify(sesionDe({ rol, abogado }))
    const store = makeStore({
      fetch: () => Promise.reject(new TypeError('red')),
      storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    })
    render(
      <Provider store={store}>
        <TrasGrabar lote={{ id: 'b0', cuantas: 2, abogados }} papel={undefined} />
      </Provider>,
    )
    const boton = screen.queryByRole('button', { name: textos.actuaciones.deshacer.abrir })
    expect(boton !== null).toBe(ofrece)
  },
)
