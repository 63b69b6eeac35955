import { RECURSOS_INICIALES } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { fallo, json, sesionDe } from '../../../test/respuestas.ts'
import { RecursosTab } from './recursos-tab.tsx'

const FILAS = RECURSOS_INICIALES.map((recurso) => ({
  ...recurso,
  ordenanzas: [],
  tasas: [],
  version: `v-${recurso.codigo}`,
}))
const [PRIMERA] = FILAS

const show = (
  rows: () => Response,
  persona: Parameters<typeof sesionDe>[0] = {},
  onSave: () => Response = () => json({ ...PRIMERA, codigo: 'TV' }),
  usos: readonly object[] = [{ que: 'casos', n: 1204 }],
) => {
  const sent: unknown[] = []
  const sesion = JSON.stringify(sesionDe(persona))
  const store = makeStore({
    fetch: async (url, init) => {
      if (String(url).includes('/catalogos/usos')) return json({ usos })
      if (init?.method !== 'PUT') return rows()
      sent.push(JSON.parse(String(init.body)))
      return onSave()
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <RecursosTab /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return sent
}
const boton = (name: string) => screen.findByRole('button', { name })
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })

Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('resources are found by any word, without accents, and by their kind', async () => {
  show(() => json(FILAS))
  expect(await screen.findByText('28 de 28 recursos')).toBeDefined()
  const buscar = screen.getByLabelText('Buscar')
  fireEvent.change(buscar, { target: { value: 'inspeccion seguridad' } })
  expect(screen.getByText('2 de 28 recursos')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Tipo'), { target: { value: 'inmueble' } })
  expect(screen.getByText('Ninguna fila cumple el filtro.')).toBeDefined()
  fireEvent.change(buscar, { target: { value: '' } })
  expect(screen.getByText('16 de 28 recursos')).toBeDefined()
})

test('an empty list explains how to add resources; a failed one shows the error', async () => {
  show(() => json([]))
  expect(await screen.findByText('No hay ningún recurso cargado.')).toBeDefined()
  expect(screen.getByText(/^Agréguelos con «Nuevo recurso»/)).toBeDefined()
  cleanup()
  show(() => fallo(500, 'error', 'La base no responde.'))
  expect(await screen.findByText(/La base no responde/)).toBeDefined()
})

test('the head lawyer sees them and changes none', async () => {
  show(() => json(FILAS), { rol: 'user', abogado: 'A00' })
  expect(await screen.findByText('28 de 28 recursos')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Nuevo recurso' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Editar/ })).toBeNull()
})

test('a new one is checked where it is written, and sent without a version', async () => {
  const sent = show(() => json(FILAS))
  fireEvent.click(await boton('Nuevo recurso'))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  type('Código', 'ab')
  save()
  expect(await dialog.findByText(/^Ya está el código AB/)).toBeDefined()
  expect(dialog.getByText('Complete este dato.')).toBeDefined()
  expect(dialog.getAllByText('Elija el tipo.')).toHaveLength(2)
  type('Código', 'tv')
  type('Nombre', 'Tasa Vial')
  type('Tipo', 'inmueble')
  type('Ordenanza de cada año', 'Ordenanza 9.100')
  save()
  expect(await dialog.findByText(/^Cada ordenanza lleva un año/)).toBeDefined()
  type(
    'Ordenanza de cada año',
    '2026: Ordenanza 9.100\n2024: Ordenanza 9.001 | artículo 95 | artículo 41, 3 % mensual',
  )
  type('Tasa de interés', '01/01/2024: 3 % mensual')
  save()
  expect(await dialog.findByText(/^Cada tasa lleva el día/)).toBeDefined()
  type('Tasa de interés', '01/07/2026: 2,5 % mensual por mes o fracción\n01/01/2024: 3 por día')
  fireEvent.click(dialog.getByLabelText('Pago único'))
  expect(sent).toEqual([])
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      ...{ codigo: 'TV', nombre: 'Tasa Vial', ordenanza: '', clase: 'inmueble' },
      ...{ pagoUnico: true, activo: true, version: '' },
      ordenanzas: [
        {
          ...{ anio: 2024, ordenanza: 'Ordenanza 9.001' },
          ...{ tributo: 'artículo 95', interes: 'artículo 41, 3 % mensual' },
        },
        { anio: 2026, ordenanza: 'Ordenanza 9.100', tributo: '', interes: '' },
      ],
      tasas: [
        { vigenteDesde: '2024-01-01', mensual: '3', conteo: 'dia' },
        { vigenteDesde: '2026-07-01', mensual: '2.5', conteo: 'mes' },
      ],
    },
  ])
})

test('over one that somebody changed meanwhile both are shown', async () => {
  const otra = { ...FILAS.find(({ codigo }) => codigo === 'AB'), nombre: 'Otra', version: 'v2' }
  const sent = show(
    () => json(FILAS),
    {},
    () =>
      json(
        { error: { code: 'version-vieja', message: 'Otra persona…', detalle: { fila: otra } } },
        409,
      ),
  )
  fireEvent.click(await boton('Editar el recurso AB'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Código').readOnly).toBe(true)
  type('Nombre', 'Mía')
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('Lo usan 1.204 casos.')).toBeDefined()
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('Lo que se guardó mientras tanto')).toBeDefined()
  expect(dialog.getByText('Otra')).toBeDefined()
  fireEvent.click(dialog.getByRole('button', { name: 'Conservar lo que escribí' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[1]).toMatchObject({ nombre: 'Mía', version: 'v2' })
})

test.each([
  ['with its uses, what the change brings', [{ que: 'casos', n: 1 }], 'Lo usa 1 caso.', 1],
  ['without uses, nothing that the change would bring', [], 'Nada lo usa todavía.', 0],
])('a changed one shows, %s', async (_what, usos, dice, efectos) => {
  show(() => json(FILAS), {}, undefined, usos)
  fireEvent.click(await boton('Editar el recurso AB'))
  const dialog = within(await screen.findByRole('dialog'))
  type('Nombre', 'Mía')
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText(dice)).toBeDefined()
  expect(dialog.queryAllByText(/^El cambio se ve desde ahora/)).toHaveLength(efectos)
})

test('the refusal of another kind is shown under its field', async () => {
  const mensaje = 'El recurso AB ya se usa: su tipo no cambia.'
  const fields = [{ field: 'clase', message: mensaje }]
  show(
    () => json(FILAS),
    {},
    () => json({ error: { code: 'fila-en-uso', message: mensaje, fields } }, 409),
  )
  fireEvent.click(await boton('Editar el recurso AB'))
  const dialog = within(await screen.findByRole('dialog'))
  type('Tipo', 'comercio')
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  await dialog.findByText('Lo usan 1.204 casos.')
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() =>
    expect(dialog.getByLabelText('Tipo').getAttribute('aria-invalid')).toBe('true'),
  )
  expect(dialog.getByText(mensaje)).toBeDefined()
})
