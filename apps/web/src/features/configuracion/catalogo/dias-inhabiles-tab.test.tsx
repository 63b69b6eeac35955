import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { json, sesionDe } from '../../../test/respuestas.ts'
import { DiasInhabilesTab } from './dias-inhabiles-tab.tsx'

const PATRONO = {
  ...{ codigo: '2026-12-03 municipio', desde: '2026-12-03', hasta: '2026-12-03' },
  ...{ alcance: 'municipio', lugar: '', clase: 'asueto', motivo: 'Santo patrono', quitado: '' },
  ...{ version: 'v', origen: 'cargado' },
}
const NAVIDAD = {
  ...{ ...PATRONO, codigo: 'ley 2026-12-25 nacion', desde: '2026-12-25', hasta: '2026-12-25' },
  ...{ alcance: 'nacion', clase: 'feriado', motivo: 'Navidad', version: '', origen: 'ley' },
}
const EFECTO = {
  ...{ cartas: 2, casos: 3 },
  cambios: [{ antes: '2026-12-04', ahora: '2026-12-07', cartas: 2 }],
}

const show = (filas: readonly object[] = [PATRONO, NAVIDAD]) => {
  const sent: unknown[] = []
  const asked: string[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (url, init) => {
      asked.push(String(url))
      if (String(url).includes('/efecto')) return json(EFECTO)
      if (init?.method !== 'PUT') return json(filas)
      sent.push(JSON.parse(String(init.body)))
      const { origen: _, ...guardado } = PATRONO
      return json(guardado)
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <DiasInhabilesTab /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { sent, asked }
}
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })

// jsdom has no `scrollIntoView`.
Element.prototype.scrollIntoView = () => undefined

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('the days of a year are filtered by scope, and those of the law are not edited', async () => {
  const { asked } = show()
  expect(await screen.findByText('2 de 2 días o tramos')).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Editar el día inhábil/ })).toHaveLength(1)
  fireEvent.change(screen.getByLabelText('Ámbito'), { target: { value: 'nacion' } })
  expect(screen.getByText('1 de 2 días o tramos')).toBeDefined()
  expect(screen.queryByText('Santo patrono')).toBeNull()
  const anio = screen.getByLabelText('Año') as HTMLSelectElement
  const otro = String(Number(anio.value) + 1)
  fireEvent.change(anio, { target: { value: otro } })
  await waitFor(() => expect(asked.at(-1)).toContain(`anio=${otro}`))
})

test('a year without days says how they are loaded', async () => {
  show([])
  expect(await screen.findByText('No hay ningún día inhábil en ese año.')).toBeDefined()
})

test('a range is added after its effect on the letters is seen', async () => {
  const { sent } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Agregar un día o un tramo' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  save()
  expect((await dialog.findAllByText('Elija el ámbito.')).length).toBeGreaterThan(0)
  for (const [label, value] of [
    [/^Primer día/, '12/05/2026'],
    [/^Último día/, '13/05/2026'],
  ] as const)
    fireEvent.input(dialog.getByLabelText(label), { target: { value } })
  type('Ámbito', 'juzgado')
  type('Clase', 'asueto')
  type('Motivo y norma', 'Acordada 1')
  save()
  expect((await dialog.findAllByText('Complete este dato.')).length).toBeGreaterThan(0)
  type('Nombre del juzgado o departamento', 'Juzgado de Paz')
  save()
  expect(await dialog.findByText('Cambia el plazo de 2 cartas.')).toBeDefined()
  expect(dialog.getByText('Del 04/12/2026 al 07/12/2026: 2')).toBeDefined()
  expect(sent).toEqual([])
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    {
      ...{ desde: '2026-05-12', hasta: '2026-05-13', alcance: 'juzgado', lugar: 'Juzgado de Paz' },
      ...{ clase: 'asueto', motivo: 'Acordada 1', quitado: '', version: '' },
    },
  ])
})

test('a day is removed with its reason', async () => {
  const { sent } = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Editar el día inhábil 03/12/2026' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect((dialog.getByLabelText('Ámbito') as HTMLInputElement).value).toBe('Municipio')
  type('Por qué ya no rige', 'Se derogó')
  save()
  expect(await dialog.findByText('Cambia el plazo de 2 cartas.')).toBeDefined()
  save()
  await waitFor(() => expect(sent).toMatchObject([{ quitado: 'Se derogó', version: 'v' }]))
})
