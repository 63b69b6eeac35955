import { textos } from '@apremia/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { TrasGrabar } from './tras-grabar.tsx'

const enCamino = vi.hoisted(() => {
  // Another test file may have imported `papel-dialog.tsx` already. The mock below works only if the dialog is imported
  // again.
  vi.resetModules()
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrive: () => arrive(), arrived }
})

// Delays the import of the dialog until the test calls `arrive`, like a slow network.
vi.mock('./papel-dialog.tsx', async (importOriginal) => {
  await enCamino.arrived
  return importOriginal()
})

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

test('on the page of the next case the undo bar names the case of the recorded action', () => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: () => Promise.reject(new TypeError('red')),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <TrasGrabar
        lote={{ id: 'b0', cuantas: 1, abogados: ['A01'] }}
        papel={undefined}
        sobre="101 RV"
      />
    </Provider>,
  )
  expect(screen.getByText('Se grabó 1 actuación. Fue sobre el caso 101 RV.')).toBeTruthy()
  expect(screen.getByRole('button', { name: textos.actuaciones.deshacer.abrir })).toBeTruthy()
})

test('the letter just recorded shows that it is being opened until its dialog is there', async () => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: () => new Promise(() => {}),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <TrasGrabar lote={undefined} papel={{ lote: 'b0', desde: 7, hasta: 7 }} />
    </Provider>,
  )
  expect(await screen.findByText('Abriendo…')).toBeTruthy()
  await act(async () => enCamino.arrive())
  expect(await screen.findByRole('dialog')).toBeTruthy()
  expect(screen.queryByText('Abriendo…')).toBeNull()
})
