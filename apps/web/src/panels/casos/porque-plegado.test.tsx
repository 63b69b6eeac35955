import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { PorquePlegado } from './porque-plegado.tsx'

const EXPLICADO = {
  tipo: 'I',
  imponible: 391,
  recurso: 'RV',
  al: '2026-11-20',
  abogado: 'A01',
  sabido: null,
  aviso: '',
  explicaciones: [
    {
      que: 'plazo',
      rotulo: 'Vencimiento',
      valor: '13/12/2026',
      frase: 'Vence el 13/12/2026: «Resultado» del 14/10/2026 más 60 días.',
      porque: { regla: 'caso/plazo', fuente: 'S2 §4', entradas: {}, valor: '2026-12-13' },
    },
  ],
}

const show = (answer: () => Response) => {
  const sesion = JSON.stringify(sesionDe())
  const pedidos: string[] = []
  const store = makeStore({
    fetch: async (input) => {
      pedidos.push(input instanceof Request ? input.url : String(input))
      return answer()
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PorquePlegado imponible={391} recurso="RV" />
      </MemoryRouter>
    </Provider>,
  )
  return pedidos
}

const open = () => fireEvent.click(screen.getByText('Por qué está donde está'))

afterEach(cleanup)

describe('why a case stands where it does', () => {
  test('is requested once it is opened, and names the day that it describes', async () => {
    const pedidos = show(() => json(EXPLICADO))
    expect(pedidos).toEqual([])
    open()
    expect(await screen.findByText(/^Vence el 13\/12\/2026: «Resultado»/)).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Al 20/11/2026:')
    expect(screen.getByText('Regla caso/plazo (S2 §4)')).toBeTruthy()
    expect(await screen.findByLabelText('Cómo estaba el día')).toBeTruthy()
  })

  test('an item without history shows nothing, and no failure', async () => {
    show(() => fallo(404, 'no-existe', 'No existe ese caso.'))
    open()
    expect(await screen.findByText(/^Sin historia en gestión legal/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  })

  test('is reported as a failure when it could not be loaded', async () => {
    show(() => fallo(503, 'municipio-no-responde', 'El servicio del municipio no responde.'))
    open()
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
    expect(screen.queryByText(/^Sin historia/)).toBeNull()
  })
})
