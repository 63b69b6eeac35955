import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { ArancelesTab } from './aranceles-tab.tsx'

const JUDICIAL = {
  id: 2,
  nombre: 'Judicial',
  porcentual: '15.00',
  gastofijo: '5.00',
  jus: null,
  judicial: true,
  vigente_desde: '2026-01-01',
}

const EFECTO = {
  vigenteDesde: '2026-11-20',
  frases: ['Judicial: una deuda pasa de $ 1,00 a $ 2,00.'],
}
const CAMBIAR = 'Cambiar los honorarios desde hoy'

const show = (saved: (body: Record<string, unknown>) => Response) => {
  const sent: Record<string, unknown>[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (url.includes('/configuracion/efecto/aranceles')) return json(EFECTO)
      if (init?.method !== 'POST') return json([JUDICIAL])
      const body = JSON.parse(String(init.body))
      sent.push(body)
      return saved(body)
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <ArancelesTab /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return sent
}

afterEach(cleanup)

const boton = (name: string) => screen.findByRole('button', { name })
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

const editar = async (value: string) => {
  fireEvent.click(await boton('Editar: Judicial'))
  type('Hon.s/Deuda %', value)
  fireEvent.click(await boton('Guardar: Judicial'))
}

test('a wrong value stays in its cell, and an unchanged one asks nothing', async () => {
  const sent = show(() => json(JUDICIAL))
  await editar('120')
  expect(await screen.findByText('El porcentaje va de 0 a 100.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  type('Hon.s/Deuda %', '15,00')
  fireEvent.click(await boton('Guardar: Judicial'))
  expect(await boton('Editar: Judicial')).toBeDefined()
  expect(sent).toEqual([])
})

test('is saved after the question, with what was seen', async () => {
  const sent = show(() => json(JUDICIAL))
  await editar('16,5')
  await screen.findByText('¿Esta seguro de guardar los cambios?')
  expect(await screen.findByText('Judicial: una deuda pasa de $ 1,00 a $ 2,00.')).toBeDefined()
  fireEvent.click(await boton(CAMBIAR))
  expect(await boton('Editar: Judicial')).toBeDefined()
  expect(sent).toMatchObject([
    { id: 2, porcentual: '16.5', gastofijo: '5.00', jus: '', visto: '15.00 5.00 sin-tope' },
  ])
})

test('when somebody saved first, both values are shown and the person chooses', async () => {
  const actual = '17.00 5.00 sin-tope'
  const sent = show(({ visto }) =>
    visto === actual
      ? json(JUDICIAL)
      : json(
          {
            error: {
              code: 'version-vieja',
              message: 'Otra persona lo cambió.',
              detalle: { actual },
            },
          },
          409,
        ),
  )
  await editar('16,5')
  fireEvent.click(await boton(CAMBIAR))
  await screen.findByText('Otra persona lo cambió.')
  fireEvent.click(
    await boton('Guardar igual honorarios 16,5 %, gasto fijo 5,00 %, bono ley sin tope'),
  )
  expect(await boton('Editar: Judicial')).toBeDefined()
  expect(sent.map(({ visto }) => visto)).toEqual(['15.00 5.00 sin-tope', actual])
})

test('a fault that the server finds in a field goes to its cell', async () => {
  const fields = [{ field: 'gastofijo', message: 'No puede ser.' }]
  show(() => json({ error: { code: 'campos-invalidos', message: 'x', fields } }, 400))
  await editar('16,5')
  fireEvent.click(await boton(CAMBIAR))
  expect(await screen.findByText('No puede ser.')).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a failure is shown beside the edited cell, and the typed value stays', async () => {
  show(() => fallo(500, 'falla', 'No se pudo.'))
  await editar('16,5')
  fireEvent.click(await boton(CAMBIAR))
  expect(await screen.findByText('No se pudo.')).toBeDefined()
  fireEvent.click(await boton('No'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Hon.s/Deuda %' }).value).toBe(
    '16,5',
  )
})
