import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { today } from '../../ui/format.ts'
import { EvaluacionTab } from './evaluacion-tab.tsx'

const MAXIMO = {
  categoria: 'sin_radicar',
  nombre: 'Sin radicar',
  maximo: 12.5,
  desde: '2026-01-01',
  siguiente: { maximo: 10, desde: '2099-01-01' },
}

const EFECTO = {
  evaluados: 3,
  abogados: [
    {
      ...{ abogado: 'A01', nombre: 'Muñoz, Ana', evaluacion: 12, antes: 'Aprobado' },
      ...{ desde: '2026-07-01', hasta: '2026-09-30', despues: 'Desaprobado' },
    },
  ],
}

const show = (
  persona: Parameters<typeof sesionDe>[0],
  answer: (url: string) => Promise<Response | undefined> = async () => undefined,
) => {
  const sent: unknown[] = []
  const sesion = JSON.stringify(sesionDe(persona))
  const store = makeStore({
    fetch: async (url, init) => {
      if (String(url).includes('/efecto/evaluaciones?clave=maximo&')) return json(EFECTO)
      const otra = init?.method === 'POST' ? await answer(String(url)) : undefined
      if (otra) return otra
      if (init?.method !== 'PUT') return json([MAXIMO])
      sent.push(JSON.parse(String(init.body)))
      return json({ ...MAXIMO, anterior: 12.5, vigenteDesde: '2026-11-20', cambia: true })
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const router = createMemoryRouter([{ path: '/', element: <EvaluacionTab /> }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return sent
}

afterEach(cleanup)

test('a maximum is changed from today on, with the one that was seen', async () => {
  const sent = show({})
  fireEvent.click(await screen.findByRole('button', { name: 'Editar: Sin radicar' }))
  const campo = screen.getByRole<HTMLInputElement>('textbox', { name: 'Máximo %' })
  expect(campo.value).toBe('12,5')
  fireEvent.change(campo, { target: { value: '101' } })
  fireEvent.keyDown(campo, { key: 'Enter' })
  expect(await screen.findByText(/^Debe ser un porcentaje entre 0 y 100/)).toBeDefined()
  fireEvent.change(campo, { target: { value: '15,25' } })
  fireEvent.keyDown(campo, { key: 'Enter' })
  expect(
    await screen.findByText(
      'Cambia el resultado de 1 de las 3 últimas evaluaciones, hechas de nuevo hoy',
    ),
  ).toBeDefined()
  expect(screen.getByText('Muñoz, Ana (A01)')).toBeDefined()
  fireEvent.click(await screen.findByRole('button', { name: 'Cambiar el máximo desde hoy' }))
  expect(await screen.findByRole('button', { name: 'Editar: Sin radicar' })).toBeDefined()
  expect(sent).toEqual([
    {
      ...{ categoria: 'sin_radicar', maximo: 15.25, motivo: '', visto: '12.5' },
      vigenteDesde: today(),
    },
  ])
})

test('A00, who configures them, sees who put each value', async () => {
  show({ rol: 'user', abogado: 'A00' })
  expect(await screen.findByRole('button', { name: 'Vigencias: Sin radicar' })).toBeDefined()
  expect(screen.getByText('Desde el 01/01/2099: 10')).toBeDefined()
})

test('a run is shown before it is kept: shares, result, the last one and who would repeat', async () => {
  const partes = (porcentaje: number) =>
    ['sin_radicar', 'sin_archivar', 'faltantes'].map((categoria) => ({
      ...{ categoria, porcentaje, fallan: 1, universo: 4, maximo: 20, aprueba: porcentaje <= 20 },
      aCorregir: 0,
    }))
  const prevista = {
    ...{ abogado: 'A01', nombre: 'Muñoz, Ana', desde: '2026-10-01', hasta: '2026-11-20' },
    ...{ resultado: 'Desaprobado', partes: partes(25), actuaciones: 7 },
    ...{ maximoSinRadicar: 20, maximoSinArchivar: 20, maximoFaltantes: 20 },
    cantidadJuicios: { total: 9, sin_radicar: 1, apremios: 4, sin_movimientos: 0, sin_archivar: 2 },
    cantidadTotal: {
      ...{ a_radicar: 3, sin_radicar: 1, archivados: 2 },
      ...{ sin_archivar: 2, restantes: 6, faltantes: 1 },
    },
    anterior: {
      ...{ id: 12, fecha: '2026-09-30', desde: '2026-07-01', hasta: '2026-09-30' },
      ...{ resultado: 'Aprobado', partes: partes(12.5) },
    },
  }
  const avisos = ['A01 ya fue evaluado del 01/10/2026 al 20/11/2026.']
  const posts: string[] = []
  show({}, async (url) => {
    posts.push(url)
    return url.endsWith('/simular') ? json({ evaluaciones: [prevista], avisos }) : undefined
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Realizar Evaluaciones' }))
  const pasos = () => screen.getByRole('list', { name: 'Pasos' })
  await screen.findByRole('button', { name: 'Mirar el resultado' })
  expect(pasos().querySelector('[aria-current="step"]')?.textContent).toBe('1. Fechas')
  fireEvent.click(screen.getByRole('button', { name: 'Mirar el resultado' }))
  const fila = await screen.findByRole('row', { name: /Muñoz, Ana \(A01\)/ })
  expect(fila.textContent).toContain('Desaprobado')
  expect(fila.textContent).toContain('25 %1 de 4; antes, 12,5 %')
  expect(fila.textContent).toContain('Aprobadodel 01/07/2026 al 30/09/2026')
  expect(screen.getByText(avisos[0] as string)).toBeDefined()
  expect(pasos().querySelector('[aria-current="step"]')?.textContent).toBe('2. Mirar')
  expect(document.activeElement?.textContent).toMatch(/Todavía no se guardó nada/)
  expect(
    screen.getByText(
      'Cambia de resultado desde la última evaluación: Muñoz, Ana (de Aprobado a Desaprobado).',
    ),
  ).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Cambiar las fechas' }))
  const mirar = screen.getByRole('button', { name: 'Mirar el resultado' })
  expect(document.activeElement).toBe(mirar)
  fireEvent.click(mirar)
  await screen.findByRole('button', { name: 'Guardar la evaluación' })
  expect(posts.filter((url) => url.endsWith('/correr'))).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Guardar la evaluación' }))
  await waitFor(() => expect(posts.filter((url) => url.endsWith('/correr'))).toHaveLength(1))
})
