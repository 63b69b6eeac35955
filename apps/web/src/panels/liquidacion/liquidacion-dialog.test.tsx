import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { LiquidacionDialog } from './liquidacion-dialog.tsx'

const LIQUIDACION = {
  ...{ imponible: '1001', recurso: 'AB', contribuyente: 'PAZ, ANA', abogado: 'A01' },
  ...{ al: '2026-11-23', desde: '2026-11-20', hasta: '2028-11-23', importes_viejos: '' },
  ...{ tasa_distinta: '', alcance: 'gestion', hay_otro_alcance: false },
  periodos: [
    {
      ...{ anio: 2025, cuota: 3, vencimiento: '2025-03-10', liquidado_al: '2026-11-20' },
      ...{ capital: '1000.00', interes: '300.00', agregado: '3.00', total: '1303.00' },
      tramos: [
        {
          ...{ desde: '2026-11-21', hasta: '2026-11-23', mensual: '3' },
          ...{ conteo: 'dia', cantidad: 3 },
        },
      ],
    },
  ],
  sin_actualizar: [{ anio: 2025, cuota: 4, total: '500.00', motivo: 'sin-interes' }],
  saldos: [{ anio: 2025, cuota: 5 }],
  ...{ capital: '1000.00', interes: '300.00', agregado: '3.00', subtotal: '1303.00' },
  ...{ aparte: '500.00', a_favor: '100.00', total: '1703.00' },
  notas: ['No incluye honorarios, aportes, tasa de justicia ni gastos.'],
}

const show = (answer: (al: string, alcance: string) => Response) => {
  const asked: string[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(String(url))
      const al = searchParams.get('al') ?? ''
      const alcance = searchParams.get('alcance') ?? ''
      asked.push(`${pathname} ${al} ${alcance}`.trimEnd())
      return answer(al, alcance)
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <LiquidacionDialog imponible={1001} recurso="AB" onClose={() => {}} />
    </Provider>,
  )
  return asked
}

const type = (value: string) => {
  const input = screen.getByLabelText('Liquidar al')
  fireEvent.input(input, { target: { value } })
  fireEvent.blur(input)
}
const pdf = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Bajar el PDF' })

afterEach(cleanup)

test('opens to today, with each period, its count, what is apart and the total', async () => {
  show(() => json(LIQUIDACION))
  const tabla = await screen.findByRole('table', { name: 'Períodos liquidados al 23/11/2026' })
  const fila = within(tabla).getByRole('row', { name: /2025\/03/ }).textContent
  for (const parte of ['10/03/2025', '3\u00a0días\u00a0al\u00a03\u00a0%', '3,00', '1.303,00'])
    expect(fila).toContain(parte)
  for (const parte of [/500,00/, /−\$.100,00/, /1\.703,00/])
    expect(screen.getByText(parte)).toBeDefined()
  expect(screen.getByText(/^No incluye honorarios/)).toBeDefined()
  expect(screen.getByLabelText<HTMLInputElement>('Liquidar al').value).toBe('23/11/2026')
})

test('another day is asked once it is whole, and the paper is of that day', async () => {
  const asked = show((al) => json({ ...LIQUIDACION, al: al || '2026-11-23' }))
  await screen.findByText(/1\.703,00/)
  type('31/12/2026')
  await screen.findByText('Total al 31/12/2026')
  fireEvent.click(pdf())
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked).toEqual([
    '/api/casos/liquidacion',
    '/api/casos/liquidacion 2026-12-31',
    '/api/casos/liquidacion/pdf 2026-12-31',
  ])
})

test('in a lawsuit it has the periods of its title, and all those in management can be asked', async () => {
  const asked = show((_al, alcance) =>
    json({ ...LIQUIDACION, alcance: alcance || 'juicio', hay_otro_alcance: true }),
  )
  const cuales = await screen.findByLabelText<HTMLSelectElement>('Períodos')
  expect(cuales.value).toBe('juicio')
  fireEvent.change(cuales, { target: { value: 'gestion' } })
  await waitFor(() => expect(cuales.value).toBe('gestion'))
  fireEvent.click(pdf())
  await waitFor(() => expect(asked).toHaveLength(3))
  expect(asked.at(-1)).toBe('/api/casos/liquidacion/pdf 2026-11-23 gestion')
})

test('a refused day is told under the day, and there is no paper of it', async () => {
  const message = 'Se liquida hasta el 23/11/2028: dos años desde hoy.'
  show((al) =>
    al === ''
      ? json(LIQUIDACION)
      : json({ error: { code: 'x', message, fields: [{ field: 'al', message }] } }, 409),
  )
  await screen.findByText(/1\.703,00/)
  type('24/11/2028')
  expect(await screen.findByText(message)).toBeDefined()
  expect(pdf().disabled).toBe(true)
  expect(screen.queryByText(/1\.703,00/)).toBeNull()
})

test('a tax without a rate, and old amounts, have no paper', async () => {
  show(() => fallo(409, 'liquidacion-rechazada', 'El recurso AB no tiene tasa de interés.'))
  expect((await screen.findByRole('alert')).textContent).toContain('no tiene tasa')
  expect(pdf().disabled).toBe(true)
  cleanup()
  show(() => json({ ...LIQUIDACION, importes_viejos: 'Los importes son del 01/10/2026' }))
  expect(await screen.findByText('Los importes son del 01/10/2026')).toBeDefined()
  expect(pdf().disabled).toBe(true)
})

test('a rate that the legal basis does not say is told before the paper, which can be made', async () => {
  show(() => json({ ...LIQUIDACION, tasa_distinta: 'La tasa no es la de la base legal' }))
  expect(await screen.findByText('La tasa no es la de la base legal')).toBeDefined()
  expect(pdf().disabled).toBe(false)
})
