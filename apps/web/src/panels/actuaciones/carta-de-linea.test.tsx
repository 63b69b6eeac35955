import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { sesionDe } from '../../test/respuestas.ts'
import { CartaDeLinea } from './carta-de-linea.tsx'

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

test('a letter opened from the timeline says that it is being opened until its dialog is there', async () => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: () => new Promise(() => {}),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const carta = {
    ...{ numero: 7, acto: 'envio' as const, abogado: 'A01', total: '10.00', vence: '2026-12-10' },
    ...{ conPapel: true, conActuacion: true, acuse: null, baja: null },
  } as const
  render(
    <Provider store={store}>
      <CartaDeLinea carta={carta} />
    </Provider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Ver la carta Nº 7' }))
  expect(await screen.findByText('Abriendo…')).toBeTruthy()
  await act(async () => enCamino.arrive())
  expect(await screen.findByRole('dialog', { name: 'Carta Nº 7' })).toBeTruthy()
  expect(screen.queryByText('Abriendo…')).toBeNull()
})
