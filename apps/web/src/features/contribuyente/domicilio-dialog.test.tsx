import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { DomicilioDialog } from './domicilio-dialog.tsx'

afterEach(cleanup)

const UNO = '20123456789@notificaciones.scba.gov.ar'
const PERSONA = { NRO_CONTRIB: 58, APYNOM: 'PAZ, LUIS', DOMICILIO_ELECTRONICO: UNO }

const show = (reply: () => Response) => {
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
    <DomicilioDialog
      persona={PERSONA}
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

const type = (value: string) =>
  fireEvent.change(screen.getByLabelText('Domicilio electrónico'), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))

test('the domicile is saved over the one that the person saw, and an empty one takes it away', async () => {
  const { sent, isClosed } = show(() => json({ numero: 58, domicilio: '', anterior: UNO }))
  type('  ')
  save()
  await waitFor(() => expect(isClosed()).toBe(true))
  expect(sent).toEqual([{ numero: 58, domicilio: '', visto: UNO }])
})

test('a text with another form is refused beside the field, and nothing is sent', async () => {
  const { sent } = show(() => json({}))
  type('sin arroba')
  save()
  expect(await screen.findByText(/no lleva espacios/)).toBeTruthy()
  expect(sent).toEqual([])
})

test('a change of another person is said, and the dialog stays', async () => {
  const { isClosed } = show(() => fallo(409, 'version-vieja', 'Ahora es otro@otro.'))
  type('uno@uno')
  save()
  expect(await screen.findByText(/Ahora es otro@otro/)).toBeTruthy()
  expect(isClosed()).toBe(false)
})
