import { municipioInmuebles } from '@apremia/api-client'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import type { SesionAbierta } from '../../session/session-slice.ts'
import { fallo, sesionDe } from '../../test/respuestas.ts'
import { ExportButtons } from './export-buttons.tsx'
import { exportOf } from './exportacion.ts'

afterEach(cleanup)

const INPUT = { query: { orden: 'APYNOM' }, body: { data: { bsq: 1 } } } as const

const show = (rol: SesionAbierta['usuario']['rol']) => {
  const asked: string[] = []
  const sesion = JSON.stringify(sesionDe({ rol }))
  const store = makeStore({
    fetch: async (input) => {
      asked.push(String(new URL(String(input)).searchParams))
      return fallo(503, 'no-disponible', 'Intente en unos minutos.')
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <ExportButtons exporta={exportOf(municipioInmuebles.exportRecImpInm, INPUT)} />
    </Provider>,
  )
  return asked
}

test('asks for the list on screen in the chosen format, and again in it when it failed', async () => {
  const asked = show('admin')
  fireEvent.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Reintentar' }))
  await expect.poll(() => asked).toEqual(Array(2).fill('orden=APYNOM&formato=csv'))
  const excel = screen.getByRole<HTMLButtonElement>('button', { name: 'Descargar Excel' })
  await expect.poll(() => excel.disabled).toBe(false)
  fireEvent.click(excel)
  await expect.poll(() => asked.at(-1)).toBe('orden=APYNOM&formato=xlsx')
})

test('while one export is being made the other waits, and each button names its format', () => {
  show('admin')
  const excel = screen.getByRole<HTMLButtonElement>('button', { name: 'Descargar Excel' })
  const csv = screen.getByRole<HTMLButtonElement>('button', { name: 'Descargar CSV' })
  fireEvent.click(csv)
  expect([csv.getAttribute('aria-busy'), excel.getAttribute('aria-busy')]).toEqual(['true', null])
  expect([csv.disabled, excel.disabled]).toEqual([false, true])
})

test('a guest does not see them', () => {
  show('guest')
  expect(screen.queryAllByRole('button')).toEqual([])
})
