import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, sesionDe } from '../../test/respuestas.ts'
import { EliminarDialog } from './eliminar-dialog.tsx'
import type { Actuacion } from './use-linea-de-tiempo.ts'

afterEach(cleanup)

const ACTUACION = {
  ...{ id: 9, id_etapa: 9, version: 3, tp_id: 10, gp_id: 2, tipo: 'I', imponible: 58 },
  ...{ recurso: 'SS', fecha: '2026-11-19', tipo_nombre: 'Contacto telefónico' },
} as unknown as Actuacion

test('an action changed meanwhile is not deleted unseen: its version travels along (D42)', async () => {
  const sesion = JSON.stringify(sesionDe())
  const enviados: unknown[] = []
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async (_input, init) => {
      enviados.push(JSON.parse(String(init?.body)))
      return fallo(409, 'version-vieja', 'Otra persona cambió esta actuación.')
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <EliminarDialog actuacion={ACTUACION} onClose={() => expect.unreachable()} />
    </Provider>,
  )
  fireEvent.change(screen.getByLabelText(/^Motivo/), { target: { value: 'Error de carga' } })
  fireEvent.click(screen.getByRole('button', { name: 'Eliminar actuación' }))
  expect(await screen.findByText('Otra persona cambió esta actuación.')).toBeTruthy()
  expect(enviados).toMatchObject([{ proceso: 'B', id_etapa: 9, version: 3 }])
})
