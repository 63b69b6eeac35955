import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { almacenConSesion, json } from '../../test/respuestas.ts'
import { trabajoDe } from '../../test/trabajo.ts'
import { CargaCard } from './carga-card.tsx'
import type { Carga } from './cargas-api.ts'

const TRABAJO = trabajoDe({ estado: 'terminado', terminado: '2026-11-20T15:00:02.000Z' })

const cargaDe = (estado: Carga['estado']): Carga => ({
  id: 1,
  archivo: 'padron.csv',
  modo: 'parcial',
  estado,
  persona: { nombre: 'Mariana', apellido: 'Ferreyra' },
  creada: '2026-11-20T15:00:00.000Z',
  aplicada: null,
  deshecha: null,
  columnas: [],
  ignoradas: [],
  avisos: [],
  filas: 2,
  rechazadas: 0,
  sinNumero: 0,
  vigentes: 10,
  nuevos: 2,
  cambiados: 0,
  iguales: 0,
  bajas: 0,
  impedimentos: [],
  trabajo: TRABAJO.id,
})

afterEach(cleanup)

test('a load whose job ended between the two requests is shown in its final state', async () => {
  let terminado = false
  const store = makeStore({
    fetch: async (input) => {
      const path = new URL(String(input)).pathname
      if (path.endsWith('/padron/cargas/1'))
        return json(cargaDe(terminado ? 'aplicada' : 'revisada'))
      if (path.endsWith(`/trabajos/${TRABAJO.id}`)) {
        terminado = true
        return json(TRABAJO)
      }
      return new Response('[]', {
        headers: { 'content-type': 'application/json', 'x-total-count': '0' },
      })
    },
    storage: almacenConSesion(),
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <CargaCard id={1} />
    </Provider>,
  )
  expect(await screen.findByText('Archivo enviado con éxito')).toBeTruthy()
})

test('with refused rows nothing is applied until the person lets the others in (D192)', async () => {
  const message = 'Filas rechazadas: 2.'
  const carga: Carga = {
    ...cargaDe('revisada'),
    rechazadas: 2,
    impedimentos: [{ campo: 'rechazosHasta', message }],
  }
  const applied: unknown[] = []
  const store = makeStore({
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname
      if (path.endsWith('/aplicar')) {
        applied.push(JSON.parse(String(init?.body)))
        return json(TRABAJO)
      }
      if (path.endsWith('/padron/cargas/1')) return json(carga)
      if (path.endsWith(`/trabajos/${TRABAJO.id}`)) return json(TRABAJO)
      return new Response('[]', {
        headers: { 'content-type': 'application/json', 'x-total-count': '0' },
      })
    },
    storage: almacenConSesion(),
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <CargaCard id={1} />
    </Provider>,
  )
  expect(await screen.findByText(message)).toBeTruthy()
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Aplicar la carga' })
  expect(boton.disabled).toBe(true)
  fireEvent.click(screen.getByLabelText('Cargar las demás y dejar afuera las rechazadas (2)'))
  expect(boton.disabled).toBe(false)
  fireEvent.click(boton)
  const [, confirmar] = await screen.findAllByRole('button', { name: 'Aplicar la carga' })
  fireEvent.click(confirmar as HTMLElement)
  await waitFor(() => expect(applied).toEqual([{ confirmarBajas: false, continuar: true }]))
})
