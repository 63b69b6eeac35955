import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { ParametrosTab } from './parametros-tab.tsx'

const NOMBRE = 'Nombre del municipio'
const PREVISTO = {
  ...{
    clave: 'municipio.nombre',
    nombre: NOMBRE,
    tipo: 'texto',
    propuesto: false,
    paraTitulos: false,
  },
  valor: 'Villa Vieja',
  vigencias: [
    { desde: '1900-01-01', hasta: '2998-12-31', rige: true, valor: 'Villa Vieja' },
    { desde: '2999-01-01', hasta: null, rige: false, valor: 'Villa Prevista' },
  ],
}

afterEach(cleanup)

const SIN_EFECTO = { vigenteDesde: '2026-11-20', frases: [], impresos: [] }

const show = (
  rows: readonly object[],
  onSave: (body: Record<string, unknown>) => void,
  efecto: object = SIN_EFECTO,
) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes('/parametros/efecto')) return json(efecto)
      if (init?.method === undefined || init.method === 'GET') return json(rows)
      onSave(JSON.parse(String(init.body)))
      return json(rows[0])
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <ParametrosTab /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

test('a change from a later day replaces the value planned for that day, not the present one', async () => {
  const sent: Record<string, unknown>[] = []
  show([PREVISTO], (body) => sent.push(body))
  fireEvent.click(await screen.findByRole('button', { name: `Editar: ${NOMBRE}` }))
  const valor = screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' })
  // A text that is too long is refused when saving, and the field does not cut the text.
  expect(valor.maxLength).toBe(-1)
  fireEvent.change(valor, { target: { value: 'V'.repeat(201) } })
  fireEvent.click(screen.getByRole('button', { name: `Guardar: ${NOMBRE}` }))
  expect(screen.getByText(/200/)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.change(valor, { target: { value: 'Villa Nueva' } })
  fireEvent.click(screen.getByRole('button', { name: `Guardar: ${NOMBRE}` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('Villa Vieja')).toBeDefined()
  const desde = dialog.getByLabelText('Rige desde')
  fireEvent.input(desde, { target: { value: '31/02/2999' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Cambiar el municipio desde hoy' }))
  expect(dialog.getByText('La fecha no existe: escríbala como DD/MM/AAAA.')).toBeDefined()
  expect(sent).toEqual([])
  fireEvent.input(desde, { target: { value: '02/01/2999' } })
  expect(dialog.queryByText('Villa Vieja')).toBeNull()
  expect(dialog.getByText('Villa Prevista')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Cambiar el municipio desde el 02/01/2999' }))
  await expect
    .poll(() => sent)
    .toMatchObject([{ visto: 'Villa Prevista', vigenteDesde: '2999-01-02', valor: 'Villa Nueva' }])
})

test('loading a recess reminds of the winter one; the key and the source are behind the «i»', async () => {
  const nombre = 'Último día de la feria'
  const feria = {
    clave: 'juicio.feriaHasta',
    nombre,
    tipo: 'fecha',
    propuesto: false,
    paraTitulos: false,
  }
  show([{ ...feria, valor: '2026-01-31', vigencias: [] }], () => undefined)
  expect((await screen.findByText(/La de invierno.*la carga el municipio/)).textContent).toContain(
    'la caducidad se avisa antes',
  )
  expect(screen.queryByText(/juicio\.feriaHasta/)).toBeNull()
  const interno = screen.getByRole('button', { name: `Clave y fuente: ${nombre}` })
  fireEvent.click(interno)
  expect(interno.getAttribute('aria-expanded')).toBe('true')
  expect(
    screen.getByText(
      'Clave: juicio.feriaHasta. Fuente: CPCC 152, 311; las de invierno, sin confirmar.',
    ),
  ).toBeDefined()
  fireEvent.click(interno)
  expect(screen.queryByText(/juicio\.feriaHasta/)).toBeNull()
})

test('before saving, shows what the value changes and how the papers will read', async () => {
  const sent: Record<string, unknown>[] = []
  show([PREVISTO], (body) => sent.push(body), {
    ...SIN_EFECTO,
    frases: ['De los 3 convenios sin confirmar cambia 1.'],
    impresos: [{ papel: 'titulo', antes: '', despues: 'La Municipalidad de Azul certifica.' }],
  })
  fireEvent.click(await screen.findByRole('button', { name: `Editar: ${NOMBRE}` }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Valor' }), { target: { value: 'Azul' } })
  fireEvent.click(screen.getByRole('button', { name: `Guardar: ${NOMBRE}` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('De los 3 convenios sin confirmar cambia 1.')).toBeDefined()
  expect(dialog.getByText('Título ejecutivo')).toBeDefined()
  expect(dialog.getByText('No dice nada.')).toBeDefined()
  expect(dialog.getByText('La Municipalidad de Azul certifica.')).toBeDefined()
  expect(sent).toEqual([])
})

test('the format of the partidas shows an accepted and a refused example, and warns before saving', async () => {
  const nombre = 'Forma de la partida'
  const fila = {
    ...{ clave: 'partida.formato', nombre, tipo: 'partida', propuesto: false, paraTitulos: false },
    valor: '000-000000-0',
    vigencias: [{ desde: '1900-01-01', hasta: null, rige: true, valor: '000-000000-0' }],
  }
  const sent: Record<string, unknown>[] = []
  const efecto = { ...SIN_EFECTO, frases: ['Quedan 3 inmuebles sin la suya.'] }
  show([fila], (body) => sent.push(body), efecto)
  expect(await screen.findByText('Se admite 098-012345-6; se rechaza 098-012345.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: `Editar: ${nombre}` }))
  const valor = screen.getByRole<HTMLInputElement>('textbox', { name: 'Valor' })
  fireEvent.change(valor, { target: { value: '000-00A' } })
  fireEvent.click(screen.getByRole('button', { name: `Guardar: ${nombre}` }))
  expect(screen.getByText(/un 0 por cada cifra/)).toBeDefined()
  fireEvent.change(valor, { target: { value: '000000' } })
  fireEvent.click(screen.getByRole('button', { name: `Guardar: ${nombre}` }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('000000. Se admite 098012; se rechaza 0980129.')).toBeDefined()
  expect(await dialog.findByText('Quedan 3 inmuebles sin la suya.')).toBeDefined()
  expect(sent).toEqual([])
})
