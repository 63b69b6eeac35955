import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { json, sesionDe } from '../../../test/respuestas.ts'
import { AccionesDePlan } from './acciones-de-plan.tsx'
import type { PresupuestoDePlan } from './presupuesto-de-plan.ts'

const PRESUPUESTO: PresupuestoDePlan = {
  ...{ plan: 'W2112', nombre: '', total: '100.00', motivos: [] },
  simulado: {
    ...{ plan: 'W2112', nombre: '3 cuotas sin interés', cambiado_de: null, tasa: null },
    ...{ capital: '100.00', interes: '0.00', total: '100.00', descuento: '0.00' },
    ...{ financiacion: '0.00', anticipo: '0.00', a_pagar: '100.00', cuotas: [] },
    origen_de_vencimientos: '',
  },
}

const mount = (rol: 'user' | 'guest') => {
  const sesion = JSON.stringify(sesionDe({ rol, abogado: 'A01' }))
  const store = makeStore({
    fetch: async () => json([]),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const acciones = (calculando: boolean, periodos = [{ a: 2024, c: 1, total: '100.00' }]) => (
    <AccionesDePlan
      presupuesto={PRESUPUESTO}
      pedido={{ rec: 'SS', imp: '58', jsdeuda: '[]', cuotas: null, anticipo: null }}
      condiciones={{ cuotas: null, anticipo: null }}
      periodos={periodos}
      calculando={calculando}
    />
  )
  const inRouter = (element: React.ReactElement) => {
    const router = createMemoryRouter([{ path: '*', element }])
    return { router, element: <RouterProvider router={router} /> }
  }
  return { store, acciones, inRouter }
}

const convenio = () => screen.queryByRole('button', { name: /^Hacer el convenio/ })

afterEach(cleanup)

test('a person who makes no agreements has no button to make one', () => {
  const { store, acciones, inRouter } = mount('guest')
  render(<Provider store={store}>{inRouter(acciones(false)).element}</Provider>)
  expect(screen.getByRole('button', { name: /^Imprimir presupuesto/ })).toBeTruthy()
  expect(convenio()).toBeNull()
})

test('the agreement opens with the item, the periods and the plan', async () => {
  const { store, acciones, inRouter } = mount('user')
  const { router, element } = inRouter(acciones(false))
  render(<Provider store={store}>{element}</Provider>)
  fireEvent.click(convenio() as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/convenios'))
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    ...{ inmueble: '58', recurso: 'SS', periodos: '2024:1', plan: 'W2112' },
  })
})

test('without a period that enters an agreement the button says why it does nothing', () => {
  const { store, acciones, inRouter } = mount('user')
  render(<Provider store={store}>{inRouter(acciones(false, [])).element}</Provider>)
  expect(convenio()?.getAttribute('aria-description')).toMatch(/^Ninguno de los períodos/)
})

test('a press while the plans are computed again waits, and opens the agreement with the new periods', async () => {
  const { store, acciones, inRouter } = mount('user')
  const nuevos = [{ a: 2025, c: 2, total: '50.00' }]
  const Screen = () => {
    const [calculando, setCalculando] = useState(true)
    return (
      <>
        <button type="button" onClick={() => setCalculando(false)}>
          Terminar
        </button>
        {acciones(calculando, calculando ? undefined : nuevos)}
      </>
    )
  }
  const { router, element } = inRouter(<Screen />)
  render(<Provider store={store}>{element}</Provider>)
  fireEvent.click(convenio() as HTMLElement)
  expect(convenio()?.getAttribute('aria-busy')).toBe('true')
  expect(router.state.location.pathname).toBe('/')
  fireEvent.click(screen.getByRole('button', { name: 'Terminar' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/convenios'))
  expect(new URLSearchParams(router.state.location.search).get('periodos')).toBe('2025:2')
})
