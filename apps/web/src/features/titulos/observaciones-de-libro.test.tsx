import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { CreacionTitulosScreen } from './creacion-titulos-screen.tsx'

afterEach(cleanup)

const OBSERVACIONES = [
  {
    ...{
      hoja: 'Títulos',
      fila: 3,
      columna: 'ABOGADO',
      valor: 'A03',
      regla: 'titulo.abogado-de-baja',
    },
    ...{ tipo: 'rechazo', norma: '', salida: 'Ponga en ABOGADO otro código.' },
    mensaje: 'El abogado A03 está dado de baja.',
  },
  {
    ...{ hoja: 'Títulos', fila: 2, columna: 'TOTAL', valor: '', regla: 'titulo.saldo-a-favor' },
    ...{ tipo: 'aviso', norma: 'Ley 13.406, artículo 9', salida: 'Déjelos afuera.' },
    mensaje: 'Reclama períodos con saldo a favor.',
  },
  {
    ...{ hoja: 'Títulos', fila: 0, columna: '', valor: 'municipio.ordenanza' },
    ...{ regla: 'titulo.falta-parametro', tipo: 'rechazo', norma: '', salida: 'Póngalo.' },
    mensaje: 'Falta la ordenanza.',
  },
]

const REVISION = {
  ...{ procesada: true, filas: 3, listas: 2, rechazadas: 1, conAvisos: 1, avisos: [] },
  ...{ observaciones: OBSERVACIONES, total: 3 },
}

const open = (pestana: string, answer: () => Response = () => json(REVISION)) => {
  const sesion = JSON.stringify(sesionDe())
  const asked: string[] = []
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async (input) => {
      const url = String(input instanceof Request ? input.url : input)
      asked.push(url)
      if (url.endsWith('/revisar')) return answer()
      return url.includes('last') ? json({ lastTitleNumber: 7 }) : json([])
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[`/creaciontitulos?pestana=${pestana}`]}>
        <CreacionTitulosScreen />
      </MemoryRouter>
    </Provider>,
  )
  return asked
}

const revisar = async () => {
  fireEvent.change(await screen.findByLabelText('Categoría'), { target: { value: 'inmueble' } })
  const file = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'junio.xlsx')
  fireEvent.change(screen.getByLabelText(/^Archivo/), { target: { files: [file] } })
  await screen.findByText('junio.xlsx', { selector: 'strong' })
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Revisar' }).disabled).toBe(false),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Revisar' }))
}

test.each(['excel', 'titulos'])(
  'the tab «%s» shows the refusals apart from the notices, and asks for no number',
  async (pestana) => {
    const asked = open(pestana)
    await revisar()
    expect(await screen.findByText('2 de las 3 filas pueden ser títulos')).toBeTruthy()
    const rechazos = within(screen.getByRole('table', { name: 'Rechazos (2)' }))
    expect(rechazos.getByText('El abogado A03 está dado de baja.')).toBeTruthy()
    expect(rechazos.getByText('Ponga en ABOGADO otro código.')).toBeTruthy()
    expect(rechazos.getByText('ABOGADO', { selector: 'strong' })).toBeTruthy()
    expect(rechazos.getByText('A03', { selector: 'code' })).toBeTruthy()
    expect(rechazos.queryByText('Reclama períodos con saldo a favor.')).toBeNull()
    expect(rechazos.getByText('municipio.ordenanza', { selector: 'code' })).toBeTruthy()
    expect(rechazos.queryByText('Toda la fila')).toBeNull()
    const avisos = within(screen.getByRole('table', { name: 'Avisos (1)' }))
    expect(avisos.getByText('Reclama períodos con saldo a favor.')).toBeTruthy()
    expect(avisos.getByText('Ley 13.406, artículo 9')).toBeTruthy()
    expect(avisos.getByText('TOTAL', { selector: 'strong' })).toBeTruthy()
    expect(avisos.getByText('(vacío)', { selector: 'code' })).toBeTruthy()
    expect(
      asked.filter((url) => url.includes('/creaciontitulos/') && !/last|lotes/.test(url)),
    ).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar el aviso' }))
    expect(screen.queryByRole('table', { name: 'Avisos (1)' })).toBeNull()
  },
)

test('a workbook that cannot be read says why', async () => {
  open('excel', () => fallo(422, 'planilla-sin-datos', 'La hoja «Hoja1» no tiene datos.'))
  await revisar()
  expect((await screen.findAllByText('La hoja «Hoja1» no tiene datos.')).length).toBeGreaterThan(0)
})
