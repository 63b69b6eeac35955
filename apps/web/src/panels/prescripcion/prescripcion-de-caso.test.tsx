import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import type { PeriodoQuePrescribe } from './prescripcion-api.ts'
import { PrescripcionDeCaso } from './prescripcion-de-caso.tsx'

afterEach(cleanup)

const NADA = { otros: false, sinActosDeOtros: false, aviso: '' }

const periodo = (cuota: number, dos = false): PeriodoQuePrescribe => ({
  ...{ anio: 2021, cuota, vencimiento: '2021-03-10' },
  respuestas: [
    {
      ...{ criterio: 'conservadora', estado: 'urgente', hasta: '2026-03-10', faltan: 43 },
      ...{ supuesta: false, frase: `Por ${cuota}.` },
    },
    ...(dos
      ? [
          {
            ...{ criterio: 'ordenanza' as const, estado: 'interrumpida' as const, hasta: null },
            ...{ faltan: null, supuesta: false, frase: 'Se demandó.' },
          },
        ]
      : []),
  ],
})

const show = (reply: () => Response): void => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: async () => reply(),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <PrescripcionDeCaso imponible={101} recurso="AB" clase="inmueble" />
    </Provider>,
  )
}

test('each period has its day and its reason, and the rest is one press away', async () => {
  const periodos = Array.from({ length: 10 }, (_, i) => periodo(i + 1))
  show(() => json({ ...NADA, periodos }))
  expect(await screen.findByText('Por 1.')).toBeTruthy()
  expect(screen.getAllByText('10/03/2026')).toHaveLength(8)
  expect(screen.queryByText('Por 9.')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Ver los 10 períodos' }))
  expect(screen.getByText('Por 10.')).toBeTruthy()
})

test('where the ordinance counts from another day, both answers are shown by name', async () => {
  show(() => json({ ...NADA, periodos: [periodo(1, true)], sinActosDeOtros: true }))
  expect(await screen.findByText('Conservadora')).toBeTruthy()
  expect(screen.getByText('Según la ordenanza')).toBeTruthy()
  expect(screen.getByText('Demandado')).toBeTruthy()
  expect(screen.getByText('Faltan 43 días')).toBeTruthy()
  expect(screen.getByText(/que usted no ve/)).toBeTruthy()
  expect(screen.getByText('Por 1. Se demandó.')).toBeTruthy()
})

test('nothing unpaid, stored data and a failure are told apart', async () => {
  show(() => json({ ...NADA, periodos: [] }))
  expect(await screen.findByText('El caso no tiene períodos impagos.')).toBeTruthy()
  cleanup()
  show(() => json({ ...NADA, periodos: [], otros: true }))
  expect(await screen.findByText('Hay períodos asignados a otro abogado')).toBeTruthy()
  expect(screen.queryByText('El caso no tiene períodos impagos.')).toBeNull()
  cleanup()
  show(() => json({ ...NADA, periodos: [periodo(1)], aviso: 'La deuda es de ayer.' }))
  expect(await screen.findByText('La deuda es de ayer.')).toBeTruthy()
  cleanup()
  show(() => fallo(503, 'base', 'La base no responde.'))
  expect(await screen.findByText(/La base no responde/)).toBeTruthy()
  expect(screen.queryByText('El caso no tiene períodos impagos.')).toBeNull()
})
