import type { DeudaCC } from '@apremia/api-client'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { PanelDeDeuda } from './panel-de-deuda.tsx'

const SIN_DEUDA: DeudaCC = {
  deuda: [],
  legal: [],
  enPlan: [],
  planpago: [],
  contribuyente: [{ APYNOM: 'VEGA, HÉCTOR' }],
  mensaje: 'No posee deudas',
  otros: false,
  pagoUnico: { reduccion: '20', fueraDeGestion: null, enGestion: null },
  liquidadoAl: '2026-11-21',
  importesViejos: '',
  aviso: '',
}

const linea = (anio: number, cuota: number, total: string | null, legal = '') => ({
  ANIO: anio,
  CUOTA: cuota,
  VENCIMIENTO: null,
  CAPITAL: total,
  INTERES: '0.00',
  TOTAL: total,
  ESTADO: 'PENDIENTE',
  SITUACION: 'NO',
  DETALLE_SITUACION: 'Normal',
  LEGAL: legal,
  NRO_PLAN: null,
})

const show = (answer: Response) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async () => answer,
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PanelDeDeuda imponible={391} recurso="RV" plan="/inmueble/391/plan-de-pago/391" />
      </MemoryRouter>
    </Provider>,
  )
}

afterEach(cleanup)

describe('the debt of an item', () => {
  test('«no debt» is shown only when the service answered so', async () => {
    show(json(SIN_DEUDA))
    expect(await screen.findByText('No posee deudas')).toBeTruthy()
  })

  test('the periods whose interest the municipality does not report are named', async () => {
    const sinSeparar = { CAPITAL: null, INTERES: null }
    const legal = [
      { ...linea(2025, 1, '50000.00', 'A01'), ...sinSeparar },
      { ...linea(2025, 2, '0.00', 'A01'), ...sinSeparar },
      linea(2025, 3, '22000.00', 'A01'),
    ]
    show(json({ ...SIN_DEUDA, legal, mensaje: '' }))
    const gestion = await screen.findByRole('region', { name: 'Deudas en gestión legal' })
    expect(
      within(gestion).getByText(
        'El municipio informa solo el total, y no cuánto es interés, de 2025/01.',
      ),
    ).toBeTruthy()
    expect(screen.getAllByText(/cuánto es interés/)).toHaveLength(1)
  })

  test.each([
    ['a fault', fallo(503, 'sin-servicio', 'El servicio municipal no responde.')],
    ['an answer that cannot be read', json({ deuda: 'error' })],
    ['a page in its place', new Response('<h1>error</h1>', { status: 200 })],
  ])('%s is a failure with a way to try again', async (_name, answer) => {
    show(answer)
    const alert = await screen.findByRole('alert')
    expect(within(alert).getByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.queryByText('No posee deudas')).toBeNull()
  })

  test('periods of another lawyer are no absence of debt (D21)', async () => {
    show(json({ ...SIN_DEUDA, mensaje: '', otros: true }))
    expect(await screen.findByText('Hay períodos asignados a otro abogado')).toBeTruthy()
    expect(screen.queryByText('No posee deudas')).toBeNull()
  })

  test('totals are exact, by block and in all', async () => {
    show(
      json({
        ...SIN_DEUDA,
        mensaje: '',
        deuda: [linea(2026, 1, '0.10'), linea(2026, 2, '0.20')],
        legal: [linea(2021, 3, '1000000.01', 'A01')],
      }),
    )
    const fuera = await screen.findByRole('region', { name: 'Deudas fuera de gestión legal' })
    const total = within(fuera).getByRole('row', { name: /^Total/ })
    expect(total.textContent).toContain('$\u00a00,30')
    expect(within(fuera).getByRole('row', { name: /2026/ }).textContent).toContain('1 y 2')
    expect(within(fuera).getByRole('link', { name: 'Ver Plan de Pago' })).toBeTruthy()
    expect(screen.getByText(/^\$\s1\.000\.000,31$/)).toBeTruthy()
  })

  const periodos = async () => {
    fireEvent.click(await screen.findByRole('button', { name: /los períodos del año 2026/ }))
    return screen.findByRole('table', { name: 'Períodos del año 2026' })
  }

  test('an unknown state is shown unchanged, beside the known ones (D162)', async () => {
    const raro = { ...linea(2026, 1, '0.10'), ESTADO: 'EN REVISION (sin catálogo)' }
    show(json({ ...SIN_DEUDA, mensaje: '', deuda: [raro, linea(2026, 2, '0.20')] }))
    const tabla = await periodos()
    expect(within(tabla).getByRole('columnheader', { name: 'Estado' })).toBeTruthy()
    expect(within(tabla).getByRole('row', { name: /2026\/01/ }).textContent).toContain(
      'EN REVISION (sin catálogo)',
    )
    expect(within(tabla).getByRole('row', { name: /2026\/02/ }).textContent).toContain('Pendiente')
  })

  test('when every state is known there is no column of states', async () => {
    show(json({ ...SIN_DEUDA, mensaje: '', deuda: [linea(2026, 1, '0.10')] }))
    const tabla = await periodos()
    expect(within(tabla).queryByRole('columnheader', { name: 'Estado' })).toBeNull()
  })

  test('a missing amount is shown as missing, never as zero (D110)', async () => {
    show(json({ ...SIN_DEUDA, mensaje: '', deuda: [linea(2026, 1, null)] }))
    const fuera = await screen.findByRole('region', { name: 'Deudas fuera de gestión legal' })
    expect(within(fuera).getByRole('row', { name: /^Total/ }).textContent).toBe('Total—')
    expect(fuera.textContent).toContain('El municipio no informó todos los importes')
  })
})
