import { textos } from '@apremia/core'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import { EliminarAbogado } from './eliminar-dialog.tsx'
import type { Abogado } from './ficha.ts'
import { FichaEditor } from './ficha-editor.tsx'
import { GuardadoAlert } from './guardado-alert.tsx'
import { NuevoTab } from './nuevo-tab.tsx'

const ABOGADO: Abogado = {
  codexterno: 'A07',
  apellido: 'Velázquez',
  nombre: 'Inés',
  tipodni: 1,
  nrodni: '20000011',
  direccion: 'Mitre 1',
  te: '',
  email: '',
  matricula: '',
  cuitcuil: '',
  titulo: 2,
  abo_titulo: { titulo: 'Abogada' },
  inscripto: '1',
  baja: '0',
  horarios: '',
  beneficiario: '',
  cbu: '',
  personeria: '',
  rol: '30',
  version: 1,
}
const TITULOS = [{ id: 2, titulo: 'Abogada', activo: true }]
const PALABRAS = 'Ocurrio un error, intentelo nuevamente.'

const show = (element: ReactElement, answer: () => Response) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (input) => (String(input).endsWith('/titulos') ? json(TITULOS) : answer()),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  const router = createMemoryRouter([{ path: '/', element }])
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
}

const ACTOS = {
  eliminar: {
    element: <EliminarAbogado abogado={ABOGADO} onDeleted={() => {}} onClose={() => {}} />,
    act: async () => fireEvent.click(await screen.findByText('Eliminar el abogado')),
  },
  editar: {
    element: <FichaEditor abogado={ABOGADO} titulos={TITULOS} onSaved={() => {}} />,
    act: async () => {
      fireEvent.change(await screen.findByLabelText(/^Dirección/), { target: { value: 'Alem 2' } })
      fireEvent.click(screen.getByText('Guardar'))
      fireEvent.click(await screen.findByText('Guardar los cambios'))
    },
  },
  deshacer: {
    element: (
      <GuardadoAlert
        edicion={{ abogado: ABOGADO, anterior: { direccion: 'Alem 2' }, avisos: [] }}
        title="Editado!"
        text=""
        onClose={() => {}}
      />
    ),
    act: async () => fireEvent.click(await screen.findByText('Deshacer')),
  },
  crear: {
    element: <NuevoTab />,
    act: async () => {
      const fields = { Apellido: 'Paz', Nombre: 'Ana', 'N° de documento': '31222333' }
      for (const [label, value] of Object.entries({ ...fields, 'Código externo': 'B15' }))
        fireEvent.change(await screen.findByLabelText(new RegExp(`^${label}`)), {
          target: { value },
        })
      fireEvent.click(screen.getByText('Guardar'))
      fireEvent.click(await screen.findByText('Crear el abogado'))
    },
  },
}

beforeAll(() => {
  Element.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const sinRed = (): Response => {
  throw new TypeError('failed to fetch')
}
const interna = () => fallo(500, 'falla-interna', 'Error interno.')

describe.each(Object.entries(ACTOS))('a failure to %s', (nombre, { element, act }) => {
  test('because of the network says that there is no connection', async () => {
    show(element, sinRed)
    await act()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText(textos.comunes.sinConexion.titulo)).toBeTruthy()
    expect(alert.getByText(textos.comunes.sinConexion.texto)).toBeTruthy()
  })

  test('because of the server has the words of S1 §8', async () => {
    show(element, interna)
    await act()
    const alert = within(await screen.findByRole('alert'))
    expect(alert.getByText('Error!')).toBeTruthy()
    expect(alert.getByText(nombre === 'crear' ? 'Error interno.' : PALABRAS)).toBeTruthy()
  })

  test('because of a refusal has its reason', async () => {
    show(element, () => fallo(409, 'otro', 'No se puede por esto.'))
    await act()
    expect(within(await screen.findByRole('alert')).getByText('No se puede por esto.')).toBeTruthy()
  })
})
