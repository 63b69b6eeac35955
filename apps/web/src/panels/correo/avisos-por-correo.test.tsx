import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { api } from '../../api/api.ts'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { AvisosPorCorreoButton } from './avisos-por-correo-button.tsx'
import type { AvisosPorCorreo } from './correo-api.ts'

const GUARDADOS: AvisosPorCorreo = {
  ...{ disponible: true, direccion: 'ana@municipio.gob.ar' },
  ...{ posibles: ['resumen', 'urgentes'], elegidos: ['urgentes'] },
}

const show = (leidos: () => Response, guardar: (body: string) => Response) => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado: 'A01' }))
  const store = makeStore({
    fetch: async (url, init) => {
      if (!String(url).endsWith('/correo/avisos')) return fallo(404, 'no', 'No.')
      return init?.method === 'PUT' ? guardar(String(init.body)) : leidos()
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <AvisosPorCorreoButton />
    </Provider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Avisos por correo' }))
  return store
}

afterEach(cleanup)

test('a person chooses among the e-mails that they may receive, and what they leave out stops', async () => {
  const enviados: unknown[] = []
  show(
    () => json(GUARDADOS),
    (body) => {
      enviados.push(JSON.parse(body))
      return json({ ...GUARDADOS, elegidos: ['resumen'] })
    },
  )
  expect(await screen.findByText(/ana@municipio\.gob\.ar/)).toBeTruthy()
  const urgentes = screen.getByRole<HTMLInputElement>('checkbox', { name: /urgentes/ })
  expect(urgentes.checked).toBe(true)
  expect(screen.queryByRole('checkbox', { name: /carga/ })).toBeNull()
  fireEvent.click(urgentes)
  fireEvent.click(screen.getByRole('checkbox', { name: /trabajo del día/ }))
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(enviados).toEqual([{ clases: ['resumen'] }])
})

test('without a mail server or without an address the dialog says what is missing', async () => {
  show(
    () => json({ ...GUARDADOS, disponible: false }),
    () => fallo(500, 'x', 'x'),
  )
  expect(await screen.findByText(/no configuró un servidor de correo/)).toBeTruthy()
  cleanup()
  show(
    () => json({ ...GUARDADOS, direccion: '' }),
    () => fallo(500, 'x', 'x'),
  )
  expect(await screen.findByText(/No tiene un correo registrado/)).toBeTruthy()
})

test('a failure never looks like nothing to choose, and a refused save keeps the dialog', async () => {
  show(
    () => fallo(503, 'base', 'La base no responde.'),
    () => fallo(500, 'x', 'x'),
  )
  expect(await screen.findByText(/La base no responde/)).toBeTruthy()
  cleanup()
  show(
    () => json(GUARDADOS),
    () => fallo(503, 'base', 'La base no responde.'),
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar' }))
  expect(await screen.findByText('No se pudo guardar')).toBeTruthy()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('opened again, it shows what was chosen meanwhile in another window, and never the old ticks', async () => {
  const leidos = [GUARDADOS, { ...GUARDADOS, elegidos: ['resumen' as const] }]
  show(
    () => json(leidos.shift()),
    () => fallo(500, 'x', 'x'),
  )
  const tildados = async () => {
    await screen.findByText(/ana@municipio\.gob\.ar/)
    return screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ checked }) => checked)
      .map(({ labels }) => labels?.[0]?.textContent)
  }
  expect(await tildados()).toEqual(['Comunicaciones urgentes'])
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Avisos por correo' }))
  expect(await tildados()).toEqual(['El trabajo del día, cada mañana hábil'])
})

test('the ticks stay when the network comes back', async () => {
  let lecturas = 0
  const store = show(
    () => {
      lecturas += 1
      return json(GUARDADOS)
    },
    () => fallo(500, 'x', 'x'),
  )
  const resumen = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /trabajo del día/ })
  fireEvent.click(await resumen())
  await act(async () => {
    store.dispatch(api.internalActions.onOffline())
    store.dispatch(api.internalActions.onOnline())
  })
  expect((await resumen()).checked).toBe(true)
  expect(lecturas).toBe(1)
})
