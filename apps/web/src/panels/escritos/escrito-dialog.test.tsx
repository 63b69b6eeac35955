import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { EscritoDialog } from './escrito-dialog.tsx'

const CEDULA = {
  ...{ id: 3, clase: 'cedula', nombre: 'Traslado', retirada: false },
  ...{ pidePresupuesto: false, presupuesto: '', versiones: [] },
}

const show = (deudores: readonly string[]) => {
  const asked: (string | null)[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (url) => {
      const { pathname, searchParams } = new URL(String(url))
      if (pathname.endsWith('/plantillas')) return json([CEDULA])
      asked.push(searchParams.get('deudor'))
      return json({ pidePresupuesto: false, deudores, faltas: [] })
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <EscritoDialog
        caso={{ imponible: 1001, recurso: 'AB', categoria: 'inmueble' }}
        clase="cedula"
        onClose={() => {}}
      />
    </Provider>,
  )
  return asked
}

afterEach(cleanup)

test('a paper for one of several debtors asks for whom it is, the first by default', async () => {
  const asked = show(['PAZ, LUZ', 'GIL, ANA'])
  const select = await screen.findByLabelText<HTMLSelectElement>(/^Para quién es/)
  expect(select.value).toBe('1')
  fireEvent.change(select, { target: { value: '2' } })
  await waitFor(() => expect(asked).toEqual(['1', '2']))
  expect(select.value).toBe('2')
})

test.each([[['PAZ, LUZ']], [[]]])('with %j it does not ask', async (deudores) => {
  const asked = show(deudores)
  await waitFor(() => expect(asked).toEqual(['1']))
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Hacer y descargar' }).disabled,
    ).toBe(false),
  )
  expect(screen.queryByLabelText(/^Para quién es/)).toBeNull()
})
