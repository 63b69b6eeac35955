import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { trabajoDe } from '../../test/trabajo.ts'
import { CreacionTitulosScreen } from './creacion-titulos-screen.tsx'

afterEach(cleanup)

const ID = trabajoDe().id

const TRABAJO = trabajoDe({
  ...{ tipo: 'procesar-planilla', estado: 'terminado', terminado: '2026-11-26T12:00:01.000Z' },
  archivo: { nombre: 'base_procesado.xlsx', sha256: '0', tamano: 4 },
})

const open = (pestana: string) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async (input) => {
      const url = String(input instanceof Request ? input.url : input)
      if (url.endsWith('/resultado'))
        return new Response(new Uint8Array([0x50, 0x4b, 3, 4]), {
          headers: {
            'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
            'content-disposition': 'attachment; filename="base_procesado.xlsx"',
          },
        })
      if (url.endsWith(`/trabajos/${ID}`)) return json(TRABAJO)
      return url.includes('last') ? json({ lastTitleNumber: 7 }) : json([])
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  const url = `/creaciontitulos?pestana=${pestana}&planilla=${ID}&categoria=comercio`
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[url]}>
        <CreacionTitulosScreen />
      </MemoryRouter>
    </Provider>,
  )
}

const hasPlanilla = async () => {
  await waitFor(() =>
    expect(screen.getByText('base_procesado.xlsx', { selector: 'strong' })).toBeTruthy(),
  )
  expect(
    screen.getByText('Es la planilla que se acaba de procesar. Puede elegir otra.'),
  ).toBeTruthy()
}

test('the processed workbook is in the form of the titles after a reload, with its category', async () => {
  open('titulos')
  await hasPlanilla()
  expect(screen.getByLabelText<HTMLSelectElement>('Categoría').value).toBe('comercio')
  fireEvent.click(screen.getByRole('button', { name: 'Quitar base_procesado.xlsx' }))
  await waitFor(() =>
    expect(screen.queryByText('base_procesado.xlsx', { selector: 'strong' })).toBeNull(),
  )
})

test('the first tab hands the workbook to the second one', async () => {
  open('excel')
  fireEvent.click(
    await screen.findByRole('button', { name: 'Crear los títulos con esta planilla' }),
  )
  await hasPlanilla()
})
