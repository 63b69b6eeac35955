import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { EliminarAbogado } from './eliminar-dialog.tsx'
import type { Abogado } from './ficha.ts'
import { FichaEditor } from './ficha-editor.tsx'

const ROLDAN: Abogado = {
  codexterno: 'A02',
  apellido: 'Roldán',
  nombre: 'Esteban',
  tipodni: 1,
  nrodni: '20000004',
  direccion: '',
  te: '',
  email: '',
  matricula: '',
  cuitcuil: '',
  titulo: 2,
  abo_titulo: { titulo: 'Abogado' },
  inscripto: '1',
  baja: '0',
  horarios: '',
  beneficiario: '',
  cbu: '',
  personeria: '',
  rol: '30',
  version: 1,
}
const PERIODOS = 'Tiene 12 períodos impagos en gestión legal, entre ellos los de inmueble 12.'

const rechazo = (cambios: object = {}) =>
  json(
    {
      error: {
        code: 'abogado-con-casos',
        message: PERIODOS,
        detalle: {
          motivos: [PERIODOS],
          reasignable: true,
          periodos: 12,
          imponibles: ['inmueble 12', 'inmueble 15'],
          convenios: 1,
          numeros: ['1001'],
          ...cambios,
        },
      },
    },
    409,
  )

const ANSWERS: Readonly<Record<string, () => Response>> = {
  abogadosnamedni: () =>
    json([
      {
        codexterno: 'A05',
        apellido: 'De la Fuente',
        nombre: 'Marcos',
        nombre_completo: 'De la Fuente, Marcos',
        nrodni: '20000007',
        baja: '0',
      },
    ]),
  reassignAbogado: () => json({ periodos: 12, imponibles: 2, convenios: 1, enElMunicipio: null }),
}

const show = (element: ReactElement, refused: () => Response) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (input) => (ANSWERS[String(input).split('/').at(-1) ?? ''] ?? refused)(),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </Provider>,
  )
}

const hrefOf = (texto: string) => screen.getByText(texto).getAttribute('href')

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('an edition that marks a lawyer as left offers to pass the cases too (D22)', async () => {
  show(
    <FichaEditor
      abogado={ROLDAN}
      titulos={[{ id: 2, titulo: 'Abogado', activo: true }]}
      onSaved={() => {}}
    />,
    rechazo,
  )
  fireEvent.change(await screen.findByLabelText(/^Baja/), { target: { value: '1' } })
  fireEvent.click(screen.getByText('Guardar'))
  fireEvent.click(await screen.findByText('Guardar los cambios'))
  expect(await screen.findByText(PERIODOS)).toBeTruthy()
  expect(hrefOf('Ver sus inmuebles')).toBe('/inmuebles?abogado=A02')
  expect(hrefOf('Ver sus convenios sin confirmar')).toBe('/convenios?abogado=A02&confirmado=0')
  expect(screen.queryByText('Ver sus comercios')).toBeNull()
  fireEvent.change(await screen.findByLabelText(/^Pasar los casos a/), { target: { value: 'A05' } })
  fireEvent.click(screen.getByText('Reasignar los casos'))
  const pasados = /^Pasaron a De la Fuente, Marcos \(A05\): 12 períodos y 1 convenios/
  expect(await screen.findByText(pasados)).toBeTruthy()
  expect((screen.getByLabelText(/^Baja/) as HTMLSelectElement).value).toBe('1')
  expect(screen.queryByText('Guardar los cambios')).toBeNull()
})

test('the businesses of who is being deleted can be seen', async () => {
  show(<EliminarAbogado abogado={ROLDAN} onDeleted={() => {}} onClose={() => {}} />, () =>
    rechazo({ imponibles: ['comercio 7'], convenios: 0, numeros: [] }),
  )
  fireEvent.click(await screen.findByText('Eliminar el abogado'))
  expect(await screen.findByText(PERIODOS)).toBeTruthy()
  expect(hrefOf('Ver sus comercios')).toBe('/comercios?abogado=A02')
  expect(screen.queryByText(/^Ver sus (inmuebles|convenios)/)).toBeNull()
})
