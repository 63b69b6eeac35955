// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
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

const show = (persona: Parameters<typeof sesionDe>[0]) => {
  const sent: unknown[] = []
  const sesion = JSON.stringify(sesionDe(persona))
  const store = makeStore({
    fetch: async (url, init) => {
      if (String(url).includes('/efecto/evaluaciones?clave=maximo&')) return json(EFECTO)
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
  fireEvent.click(await screen.findByRole('button', { name: 'Si' }))
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
