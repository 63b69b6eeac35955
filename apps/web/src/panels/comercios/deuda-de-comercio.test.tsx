import { cleanup, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { DeudaDeComercio } from './deuda-de-comercio.tsx'

const SIN_RECURSOS = 'El comercio no tiene recursos que usted pueda ver.'

const show = (recursos: string[] | null, answer: () => Response) => {
  const pedidos: string[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (input) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes('deudaCC')) return fallo(503, 'x', 'Sin deuda que mostrar.')
      pedidos.push(url)
      return answer()
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <DeudaDeComercio comercio={{ NRO_COMERCIO: 7, RECURSOS: recursos }} />
    </Provider>,
  )
  return pedidos
}

afterEach(cleanup)

describe('the debt of a business', () => {
  test('is of the resources that the search gave', async () => {
    const pedidos = show(['RV', 'SE'], () => fallo(500, 'x', 'x'))
    expect(screen.getAllByText(/^(RV|SE)$/).map((code) => code.textContent)).toEqual(['RV', 'SE'])
    expect(pedidos).toEqual([])
  })

  test('asks for the resources when the search did not give them', async () => {
    const pedidos = show(null, () => json([{ RECURSO: 'RV', DETALLE: 'Derechos' }]))
    expect(await screen.findByText('RV')).toBeTruthy()
    expect(screen.queryByText(SIN_RECURSOS)).toBeNull()
    expect(pedidos[0]).toContain('recursosxImp?tipo=C&imponible=7')
  })

  test('a failure is shown with a way to try again, never as an empty list', async () => {
    show(null, () => fallo(503, 'municipio-no-disponible', 'El servicio no está disponible.'))
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.queryByText(SIN_RECURSOS)).toBeNull()
  })

  test('«no resources» is shown when the service answered so', () => {
    show([], () => json([]))
    expect(screen.getByText(SIN_RECURSOS)).toBeTruthy()
  })
})
