import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { PlazoDialog } from './plazo-dialog.tsx'

afterEach(cleanup)

// jsdom has no `scrollIntoView`, so the test defines an empty function.
Element.prototype.scrollIntoView = () => {}

const show = (reply: () => Response = () => json({ notificado: '', vence: null, frase: '' })) => {
  const asked: URLSearchParams[] = []
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: async (url) => {
      asked.push(new URL(String(url)).searchParams)
      return reply()
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const dialog = <PlazoDialog juzgado="Juzgado de Paz" departamento="" onClose={() => {}} />
  const router = createMemoryRouter([{ path: '/', element: dialog }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return asked
}

const type = (label: RegExp, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } })
const count = () => fireEvent.click(screen.getByRole('button', { name: 'Contar' }))

test('a term is counted by the court of the filing, and changing a datum takes the answer away', async () => {
  const asked = show(() =>
    json({ notificado: '2026-12-01', vence: '2026-12-09', frase: 'Sin contar el 08/12/2026.' }),
  )
  type(/^Día$/, '01/12/2026')
  type(/Días hábiles/, '5')
  count()
  expect(await screen.findByText('miércoles 09/12/2026')).toBeTruthy()
  expect(screen.getByText('Sin contar el 08/12/2026.')).toBeTruthy()
  expect(screen.queryByText('Queda notificado')).toBeNull()
  expect(Object.fromEntries(asked.at(-1) ?? [])).toMatchObject({
    ...{ desde: '2026-12-01', dias: '5', juzgado: 'Juzgado de Paz', disponible: '' },
  })
  type(/Departamento/, 'Azul')
  expect(screen.queryByText('miércoles 09/12/2026')).toBeNull()
})

test('from the electronic domicile, the day of notification is said, with a term or without', async () => {
  const asked = show(() => json({ notificado: '2026-12-01', vence: null, frase: 'El martes.' }))
  fireEvent.change(screen.getByLabelText('Corre desde'), { target: { value: 'disponible' } })
  type(/^Día$/, '27/11/2026')
  count()
  expect(await screen.findByText('martes 01/12/2026')).toBeTruthy()
  expect(screen.queryByText('Vence')).toBeNull()
  expect(asked.at(-1)?.get('disponible')).toBe('2026-11-27')
  expect(asked.at(-1)?.has('dias')).toBe(false)
})

test('what is missing is said beside its field, and nothing is asked', async () => {
  const asked = show()
  count()
  expect(await screen.findByText(/Indique el día de la notificación/)).toBeTruthy()
  expect(screen.getByText('Indique los días.')).toBeTruthy()
  type(/^Día$/, '01/12/2026')
  type(/Días hábiles/, '999')
  count()
  expect(await screen.findByText('Son a lo sumo 250 días.')).toBeTruthy()
  expect(asked).toEqual([])
})

test('a failure is shown and can be retried', async () => {
  show(() => fallo(503, 'base', 'La base no responde.'))
  type(/^Día$/, '01/12/2026')
  type(/Días hábiles/, '1')
  count()
  expect(await screen.findByText(/La base no responde/)).toBeTruthy()
})
