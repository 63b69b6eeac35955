import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { almacenConSesion, fallo, json } from '../../test/respuestas.ts'
import { trabajoDe } from '../../test/trabajo.ts'
import type { InstalacionExportada } from './salidas-api.ts'
import { SalidasDialog } from './salidas-dialog.tsx'

const TRABAJO = trabajoDe({ tipo: 'exportar-instalacion', paso: 'Escribiendo deuda' })

const salidaDe = (cambios: Partial<InstalacionExportada>): InstalacionExportada => ({
  ...{ id: 7, estado: 'lista', trabajo: TRABAJO.id, documentos: 1_200, avisos: [] },
  persona: { nombre: 'Mariana', apellido: 'Ferreyra' },
  ...{ creada: '2026-11-20T15:00:00.000Z', terminada: '2026-11-20T15:02:00.000Z' },
  archivo: { nombre: 'instalacion.zip', tamano: 12_340_000, sha256: 'a' },
  archivos: [
    { archivo: 'deuda', filas: 1_200_000 },
    { archivo: 'titulos_emitidos', filas: 4 },
  ],
  ...cambios,
})

afterEach(cleanup)

const open = (salidas: readonly InstalacionExportada[], start = () => json({})) => {
  const pedidas: string[] = []
  const store = makeStore({
    fetch: async (input, init) => {
      const { pathname } = new URL(String(input))
      if (init?.method === 'POST') {
        pedidas.push(pathname)
        return start()
      }
      if (pathname.includes('/trabajos/')) return json(TRABAJO)
      return new Response(JSON.stringify(salidas), {
        headers: { 'content-type': 'application/json', 'x-total-count': String(salidas.length) },
      })
    },
    storage: almacenConSesion(),
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <SalidasDialog onClose={() => {}} />
    </Provider>,
  )
  return pedidas
}

test('describes the contents before the export, and requests it once', async () => {
  const pedidas = open([], () => json({ salida: 8, trabajo: TRABAJO }))
  expect(await screen.findByText('Todavía no se exportó la instalación.')).toBeTruthy()
  expect(screen.getByText('Lleva los datos personales de todos')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  await expect.poll(() => pedidas).toEqual(['/api/salidas'])
})

test('the last exports name their author, and only those still stored can be downloaded', async () => {
  open([
    salidaDe({ id: 8 }),
    salidaDe({ id: 7, estado: 'olvidada', archivo: null }),
    salidaDe({ id: 6, estado: 'cancelada', archivo: null, archivos: [], documentos: 0 }),
  ])
  expect(await screen.findAllByText('1.200.004')).toHaveLength(2)
  expect(screen.getByText('12,3 MB')).toBeTruthy()
  expect(screen.getAllByText('Ferreyra, Mariana', { exact: false })).toHaveLength(3)
  expect(screen.getAllByRole('button', { name: /^Descargar la exportación/ })).toHaveLength(1)
  expect(screen.getByText('Ya no se conserva')).toBeTruthy()
})

test('while one is under way it is followed, and no other begins', async () => {
  open([salidaDe({ estado: 'en-curso', archivo: null, archivos: [] })])
  expect(await screen.findByText('Se está exportando la instalación')).toBeTruthy()
  expect(await screen.findByText(/Escribiendo deuda/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Exportar' }).hasAttribute('disabled')).toBe(true)
})

test('shows the reason when the service refuses', async () => {
  open([salidaDe({ avisos: ['No se encontraron 2 documentos.'] })], () =>
    fallo(409, 'exportacion-en-curso', 'Ya se está exportando la instalación.'),
  )
  expect(await screen.findByText('No se encontraron 2 documentos.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Exportar' }))
  expect(await screen.findByText('Ya se está exportando la instalación.')).toBeTruthy()
})
