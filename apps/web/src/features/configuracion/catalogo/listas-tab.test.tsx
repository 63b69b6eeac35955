import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../../app/store.ts'
import { json, sesionDe } from '../../../test/respuestas.ts'
import { ListasTab } from './listas-tab.tsx'

const fila = (codigo: string, nombre: string, clase: string, enUso: boolean) => ({
  ...{ codigo, nombre, clase, activo: true, enUso, version: `v-${codigo}` },
})
const LISTAS: Readonly<Record<string, readonly object[]>> = {
  titulos: [fila('1', 'Abogado', '', true), fila('2', 'Abogada', '', false)],
  formas: [fila('1', 'Contado', 'contado', true)],
}

const show = () => {
  const sent: unknown[] = []
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (url, init) => {
      if (String(url).includes('/catalogos/usos'))
        return json({ usos: [{ que: 'abogados', n: 1 }] })
      const lista = String(url).split('/').at(-1) ?? ''
      if (init?.method !== 'PUT') return json(LISTAS[lista])
      sent.push([lista, JSON.parse(String(init.body))])
      return json(LISTAS[lista]?.[0])
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <ListasTab /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return sent
}

// jsdom has no `scrollIntoView`, so the test defines an empty one.
Element.prototype.scrollIntoView = () => {}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('a form of payment is added with what it asks for', async () => {
  const sent = show()
  expect(await screen.findByText('2 de 2 filas')).toBeDefined()
  fireEvent.change(screen.getByLabelText('Lista'), { target: { value: 'formas' } })
  expect(await screen.findByText('1 de 1 filas')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Agregar a la lista' }))
  const dialog = within(await screen.findByRole('dialog'))
  const save = () => fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  const type = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } })
  type('Nombre', 'contado')
  save()
  expect(await dialog.findByText('Ya está «contado» en la lista.')).toBeDefined()
  expect(dialog.getAllByText('Elija qué pide la forma de pago.')).toHaveLength(2)
  type('Nombre', 'Débito automático')
  type('Qué pide', 'cuotas')
  save()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const nueva = {
    codigo: '',
    nombre: 'Débito automático',
    clase: 'cuotas',
    activo: true,
    version: '',
  }
  expect(sent).toEqual([['formas', nueva]])
})

test('a row in use shows why it cannot change', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Editar la fila Abogado' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText('Nombre'), { target: { value: 'Doctor' } })
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText(/^Ya se usa «Abogado»/)).toBeDefined()
  expect(sent).toEqual([])
})

test('a row in use can stop being offered, except the last one', async () => {
  const sent = show()
  fireEvent.click(await screen.findByRole('button', { name: 'Editar la fila Abogado' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByLabelText('Se ofrece'))
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  expect(await dialog.findByText('Lo usa 1 abogado.')).toBeDefined()
  expect(dialog.getByText(/^Deja de ofrecerse en las listas\./)).toBeDefined()
  expect(sent).toEqual([])
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(sent).toMatchObject([['titulos', { codigo: '1', activo: false }]]))
  cleanup()
  sessionStorage.clear()
  const otros = show()
  fireEvent.change(await screen.findByLabelText('Lista'), { target: { value: 'formas' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Editar la fila Contado' }))
  const unica = within(await screen.findByRole('dialog'))
  fireEvent.click(unica.getByLabelText('Se ofrece'))
  fireEvent.click(unica.getByRole('button', { name: 'Guardar' }))
  expect((await unica.findAllByText(/^Es la única que se ofrece/)).length).toBeGreaterThan(0)
  expect(otros).toEqual([])
})
