import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { fallo, json, sesionDe } from '../../../test/respuestas.ts'
import type { CuentaDeItem } from './cuenta.ts'
import { ImponibleCard } from './imponible-card.tsx'
import { elegir, itemDe } from './seleccion.ts'

const NADA = {
  contribuyente: 'VEGA, HÉCTOR',
  liquidado_al: '2026-11-21',
  importes_viejos: '',
  otros: false,
  periodos: [],
}

const impedido = {
  a: 2026,
  c: 3,
  capital: '80.00',
  interes: '20.00',
  total: '100.00',
  legal: 'A01',
  titulos: [],
  vencimiento: null,
  impedimento: 'El período SS 58 2026/3 ya está en un plan de pago.',
  afuera: { codigo: 'en-plan', mensaje: 'El período SS 58 2026/3 ya está en un plan de pago.' },
}

const show = (answer: Response, cuenta: Partial<CuentaDeItem> = {}) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async () => answer,
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <ImponibleCard
        cuenta={{
          item: itemDe('SS', 58),
          planes: undefined,
          vigente: undefined,
          conAnticipo: undefined,
          motivos: [],
          soloGuardado: false,
          ...cuenta,
        }}
        contexto={{ clase: 'inmueble', abogado: '', fechaconf: '', edicion: {} }}
        entera={{ recalculando: false, falla: undefined, reintentar: () => {}, tope: 15 }}
        error={undefined}
        dispatch={() => {}}
        onRemove={() => {}}
        onActualizar={() => {}}
      />
    </Provider>,
  )
}

afterEach(cleanup)

describe('the debt of an item of an agreement', () => {
  test('no debt is said only when the service said so', async () => {
    show(json(NADA))
    expect(await screen.findByText('No posee deudas')).toBeTruthy()
  })

  test('a failure is a failure, and can be tried again', async () => {
    show(fallo(502, 'municipio-no-responde', 'El municipio no responde.'))
    expect(await screen.findByText('El municipio no responde.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.queryByText('No posee deudas')).toBeNull()
  })

  test('periods of another lawyer are told, and are no lack of debt', async () => {
    show(json({ ...NADA, otros: true }))
    expect(await screen.findByText('Hay períodos asignados a otro abogado')).toBeTruthy()
    expect(screen.queryByText('No posee deudas')).toBeNull()
  })

  const conPeriodo = elegir(itemDe('SS', 58), [{ a: 2026, c: 4, t: '100.00', legal: 'A01' }])

  test('plans that could not be worked out say why, and are no lack of plans', () => {
    const mensaje = 'SS 58: El servicio municipal no está disponible.'
    show(json(NADA), { item: conPeriodo, motivos: [mensaje] })
    expect(screen.getByText(mensaje)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.queryByText('No hay planes para esta deuda.')).toBeNull()
    cleanup()
    show(json(NADA), { item: conPeriodo, planes: [] })
    expect(screen.getByText('No hay planes para esta deuda.')).toBeTruthy()
  })

  test('a period that cannot enter says why', async () => {
    show(json({ ...NADA, periodos: [impedido] }))
    const casilla = await screen.findByRole('checkbox', { name: 'Período 2026/03' })
    expect((casilla as HTMLInputElement).disabled).toBe(true)
    const porque = document.getElementById(casilla.getAttribute('aria-describedby') ?? '')
    expect(porque?.textContent).toBe(impedido.impedimento)
    expect(
      screen.getByText('Ningún período de este imponible puede entrar en un convenio.'),
    ).toBeTruthy()
  })
})
