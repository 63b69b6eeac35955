import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { today } from '../../ui/format.ts'
import { MarcaDialog } from './marca-dialog.tsx'

afterEach(cleanup)

const SIN = { MARCA: '', MARCA_DESDE: null, MARCA_NOTA: '' } as const
const QUIEBRA = { MARCA: 'quiebra', MARCA_DESDE: '2026-05-01', MARCA_NOTA: 'Expte. 9' } as const

const show = (persona: typeof SIN | typeof QUIEBRA, reply: () => Response = () => json({})) => {
  const sent: unknown[] = []
  let closed = false
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: async (_url, init) => {
      sent.push(JSON.parse(String(init?.body)))
      return reply()
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const dialog = (
    <MarcaDialog
      persona={{ NRO_CONTRIB: 58, APYNOM: 'PAZ, LUIS', ...persona }}
      onClose={() => {
        closed = true
      }}
    />
  )
  const router = createMemoryRouter([{ path: '/', element: dialog }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { sent, isClosed: () => closed }
}

const choose = (value: string) =>
  fireEvent.change(screen.getByLabelText('Marca'), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

test('a new mark is known since today, and is saved over what the person saw', async () => {
  const saved = { numero: 58, marca: 'fallecido', desde: today(), nota: '' }
  const { sent, isClosed } = show(SIN, () => json(saved))
  expect(screen.queryByLabelText('Expediente o nota')).toBeNull()
  choose('fallecido')
  save()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(sent).toEqual([{ ...saved, visto: '' }])
})

test('a note that is too long is refused beside its field, and nothing is sent', async () => {
  const { sent } = show(QUIEBRA)
  const nota = screen.getByLabelText('Expediente o nota')
  fireEvent.change(nota, { target: { value: 'x'.repeat(201) } })
  save()
  expect(await screen.findByText('La nota va en un renglón, de hasta 200 letras.')).toBeTruthy()
  expect(sent).toEqual([])
})

test('taking the mark away takes its day and its note too; a change of another person is said', async () => {
  const { sent, isClosed } = show(QUIEBRA, () =>
    fallo(409, 'version-vieja', 'Ahora es En concurso.'),
  )
  choose('')
  save()
  expect(await screen.findByText(/Ahora es En concurso/)).toBeTruthy()
  expect(isClosed()).toBe(false)
  expect(sent).toEqual([
    {
      ...{ numero: 58, marca: '', desde: null, nota: '' },
      visto: 'En quiebra, se sabe desde el 01/05/2026 (Expte. 9)',
    },
  ])
})
