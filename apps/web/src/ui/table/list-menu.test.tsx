import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { showEleccion } from './eleccion.ts'
import { ListMenu } from './list-menu.tsx'
import type { ListaSpec } from './lista.ts'
import { useColumns } from './use-columns.ts'
import { useLista } from './use-lista.ts'

const SPEC: ListaSpec<'firmante' | 'dni'> = {
  pantalla: 'convenios',
  campos: ['firmante', 'dni'],
  ordenes: ['fecha'],
}
const COLUMNAS = ['a', 'b', 'c'].map((id) => ({ id, header: id, cell: () => id }))

const VISTA = {
  id: 7,
  nombre: 'En riesgo',
  propia: true,
  compartida: false,
  de: 'Ferreyra, Mariana',
  inicial: true,
  enUso: 0,
  columnas: { ocultas: ['b'], mostradas: [] as string[], orden: ['c', 'b'] },
  densidad: 'comoda',
  orden: '',
  sentido: 'asc',
  filtro: [{ campo: 'firmante', valor: 'PAZ' }],
  quitados: [] as string[],
}

const open = (address: string, vistas: readonly object[] = [VISTA], rol = 'admin') => {
  const sent: { method: string; path: string; body: unknown }[] = []
  const store = makeStore({
    fetch: async (input, init) => {
      const method = init?.method ?? 'GET'
      if (method === 'GET') return json(vistas)
      sent.push({ method, path: String(input), body: JSON.parse(String(init?.body)) })
      return json({ ...VISTA, id: 8 })
    },
    storage: {
      getItem: () => JSON.stringify(sesionDe({ rol: rol as 'admin' })),
      setItem: () => {},
      removeItem: () => {},
    },
  })
  const Screen = () => {
    const lista = useLista(SPEC)
    const { shown, ...choice } = useColumns('convenios', COLUMNAS)
    return (
      <>
        <p>{shown.map(({ id }) => id).join()}</p>
        <ListMenu vistas={lista.vistas} choice={choice} otras={[]} />
        <button type="button" onClick={() => lista.apply({ firmante: 'RUIZ' })}>
          BUSCAR
        </button>
        <button type="button" onClick={lista.clear}>
          LIMPIAR
        </button>
      </>
    )
  }
  const router = createMemoryRouter([{ path: '/convenios', element: <Screen /> }], {
    initialEntries: [address],
  })
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { search: () => router.state.location.search, sent }
}

const opciones = (vista?: string) =>
  screen.findByRole('button', {
    name: vista === undefined ? 'Opciones de la lista' : `Opciones de la lista, vista ${vista}`,
  })

const abrirVistas = async (vista?: string) => {
  fireEvent.click(await opciones(vista))
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Vistas/ }))
}

beforeEach(() => localStorage.clear())
afterEach(cleanup)

test('a list opened without saying how opens with its view, columns too; cleared, without it', async () => {
  const { search } = open('/convenios')
  await opciones('En riesgo')
  expect(search()).toBe('?firmante=PAZ&vista=7')
  expect(screen.getByText('a,c')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'LIMPIAR' }))
  await opciones()
  expect(search()).toBe('?vista=0')
  expect(screen.getByText('a,b,c')).toBeTruthy()
})

test('an address that says how to look wins over the view at the start', async () => {
  const { search } = open('/convenios?firmante=RUIZ')
  await abrirVistas()
  const opcion = await screen.findByRole('button', { name: 'En riesgo al entrar' })
  expect(search()).toBe('?firmante=RUIZ')
  expect(opcion.getAttribute('aria-pressed')).toBe('false')
})

test('later changes are saved in the view when the person asks for it', async () => {
  const { sent } = open('/convenios?firmante=PAZ&vista=7')
  await abrirVistas('En riesgo')
  expect(screen.queryByRole('button', { name: 'Guardar los cambios' })).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'BUSCAR' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar los cambios' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toMatchObject({
    method: 'PATCH',
    path: '/api/vistas/7',
    body: { filtro: [{ campo: 'firmante', valor: 'RUIZ' }], columnas: VISTA.columnas },
  })
})

test('the view that is looked with is given back whole, its columns too', async () => {
  open('/convenios?firmante=PAZ&vista=7')
  await opciones('En riesgo')
  act(() => showEleccion('convenios', { ocultas: ['c'], mostradas: [], orden: [] }))
  expect(screen.getByText('a,b')).toBeTruthy()
  await abrirVistas('En riesgo')
  fireEvent.click(screen.getByRole('button', { name: 'En riesgo al entrar' }))
  expect(await screen.findByText('a,c')).toBeTruthy()
})

test('how the list is looked at is kept under a name', async () => {
  const { sent } = open('/convenios?firmante=PAZ', [])
  await abrirVistas()
  expect(await screen.findByText('Todavía no hay vistas de esta lista.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Guardar como vista nueva' }))
  const guardar = await screen.findByRole('button', { name: 'Guardar vista' })
  fireEvent.click(guardar)
  expect(await screen.findByText('El nombre de la vista es requerido.')).toBeTruthy()
  expect(sent).toEqual([])
  const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' })
  fireEvent.change(campo, { target: { value: 'a'.repeat(61) } })
  fireEvent.click(guardar)
  expect(await screen.findByText('Debe tener a lo sumo 60 caracteres.')).toBeTruthy()
  expect([campo.maxLength, sent]).toEqual([-1, []])
  fireEvent.change(campo, { target: { value: 'Paz' } })
  fireEvent.click(screen.getByRole('checkbox', { name: 'Compartir con los demás' }))
  fireEvent.click(guardar)
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.body).toMatchObject({
    lista: 'convenios',
    nombre: 'Paz',
    compartida: true,
    filtro: [{ campo: 'firmante', valor: 'PAZ' }],
  })
})

test('a guest uses a shared view and is told which of its filters were removed', async () => {
  const ajena = { ...VISTA, propia: false, compartida: true, inicial: false, quitados: ['dni'] }
  open('/convenios?vista=7', [ajena], 'guest')
  await abrirVistas('En riesgo')
  expect(screen.getByText(/filtra también por lo que usted no puede filtrar/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'En riesgo de Ferreyra, Mariana' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Guardar|Editar|Opciones de la vista/ })).toBeNull()
})

test('on a phone the focus returns to the button of the panel that is closed', async () => {
  const media = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('matchMedia', () => media)
  open('/convenios?firmante=PAZ', [])
  const columnas = await screen.findByRole('button', { name: 'Columnas' })
  fireEvent.click(columnas)
  fireEvent.keyDown(await screen.findByRole('checkbox', { name: 'b' }), { key: 'Escape' })
  expect(document.activeElement).toBe(columnas)
  vi.unstubAllGlobals()
})
