import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { almacenConSesion, fallo, json } from '../../test/respuestas.ts'
import { trabajoDe } from '../../test/trabajo.ts'
import { CargaDialog } from './carga-dialog.tsx'
import { checkPaquete } from './check-paquete.ts'
import { DatosDelMunicipioScreen } from './datos-screen.tsx'
import type { CargaDePaquete } from './paquetes-api.ts'

const TRABAJO = trabajoDe({ estado: 'terminado', terminado: '2026-11-20T15:00:02.000Z' })

const cargaDe = (cambios: Partial<CargaDePaquete>): CargaDePaquete => ({
  id: 7,
  archivo: 'noche.zip',
  simulacion: true,
  estado: 'probada',
  persona: { nombre: 'Mariana', apellido: 'Ferreyra' },
  creada: '2026-11-20T15:00:00.000Z',
  aplicada: null,
  deshecha: null,
  liquidadoAl: '2026-11-19',
  equivalencias: null,
  archivos: [
    {
      ...{
        archivo: 'deuda',
        modo: 'completo',
        filas: 1_200,
        rechazadas: 2,
        nuevos: 3,
        cambiados: 4,
      },
      ...{ iguales: 1_191, bajas: 300, vigentes: 1_000 },
    },
  ],
  efectos: [],
  motivos: [],
  avisos: [],
  rechazadas: 2,
  trabajo: TRABAJO.id,
  ...cambios,
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const configDe = (servicioMunicipal: 'propio' | 'remoto') => ({
  ...{ version: '0.1.0', municipio: 'San Nicolás', servicioMunicipal, recursos: [] },
  identidad: {
    url: 'http://apremia.test',
    salida: 'http://apremia.test',
    demo: false,
    fuentes: [],
    nombre: '',
  },
  ...{ titulos: { maximoSincronico: 20 }, convenios: { topeDeCuotas: 60 } },
  partida: '000-000000-0',
})

const storeCon = (
  paquete: CargaDePaquete,
  trabajo: (path: string) => Response = () => json(TRABAJO),
  servicio: 'propio' | 'remoto' = 'propio',
  pedidos: unknown[] = [],
) =>
  makeStore({
    fetch: async (input, init) => {
      const path = new URL(String(input)).pathname
      if (path.endsWith('/paquetes/7/cargar')) {
        pedidos.push(JSON.parse(String(init?.body)))
        return json({ carga: 8, trabajo: TRABAJO })
      }
      if (path.endsWith('/config')) return json(configDe(servicio))
      if (path.endsWith('/paquetes/envios')) return json({ envio: null })
      if (path.endsWith('/paquetes/7')) return json(paquete)
      if (path.endsWith('/sincronizaciones/ultima'))
        return json({
          ...{ remota: true, aplicada: '2026-11-25T05:10:00Z', sinRespuesta: 2, rechazadas: 0 },
        })
      if (path.includes(`/trabajos/${TRABAJO.id}`)) return trabajo(path)
      if (path.endsWith('/paquetes'))
        return new Response(JSON.stringify([paquete]), {
          headers: { 'content-type': 'application/json', 'x-total-count': '1' },
        })
      return new Response('[]', {
        headers: { 'content-type': 'application/json', 'x-total-count': '0' },
      })
    },
    storage: almacenConSesion(),
    baseUrl: 'http://apremia.test',
  })

const openCarga = (store: ReturnType<typeof storeCon>) => {
  const onEmpezada = vi.fn()
  render(
    <Provider store={store}>
      <CargaDialog id={7} onEmpezada={onEmpezada} onClose={() => {}} />
    </Provider>,
  )
  return onEmpezada
}

const openPantalla = (store: ReturnType<typeof storeCon>) =>
  render(
    <Provider store={store}>
      <MemoryRouter>
        <DatosDelMunicipioScreen />
      </MemoryRouter>
    </Provider>,
  )

test('a refused trial is repeated with exactly the confirmations that the person gave, and no more (D172, D192)', async () => {
  const pedidos: unknown[] = []
  const motivo = 'Filas rechazadas: 2. No se cargó nada.'
  const carga = cargaDe({ estado: 'rechazada', motivos: [motivo] })
  const onEmpezada = openCarga(storeCon(carga, undefined, undefined, pedidos))
  expect(await screen.findByText(motivo)).toBeTruthy()
  const boton = screen.getByRole<HTMLButtonElement>('button', { name: 'Probar así' })
  fireEvent.click(screen.getByLabelText('Dejar afuera las filas rechazadas (2) y cargar las demás'))
  expect(boton.disabled).toBe(true)
  fireEvent.click(
    screen.getByLabelText('Admitir que deuda no traiga 300 de las 1.000 filas vigentes (30 %)'),
  )
  expect(boton.disabled).toBe(false)
  fireEvent.click(boton)
  await waitFor(() => expect(onEmpezada).toHaveBeenCalledWith(8))
  expect(pedidos).toEqual([
    { simulacion: true, continuar: false, rechazosHasta: 2, bajasHasta: 30 },
  ])
})

test('a trial is loaded after a question with its counts, without sending the file again', async () => {
  const pedidos: unknown[] = []
  const onEmpezada = openCarga(storeCon(cargaDe({}), undefined, undefined, pedidos))
  fireEvent.click(await screen.findByRole('button', { name: 'Cargar' }))
  const pregunta = await screen.findByRole('dialog', { name: 'Cargar el paquete' })
  expect(pregunta.textContent).toContain('Filas nuevas: 3. Cambiadas: 4. Ya no están: 300.')
  expect(pregunta.textContent).toContain('Quedan afuera las filas rechazadas: 2.')
  fireEvent.click(within(pregunta).getByRole('button', { name: 'Cargar' }))
  await waitFor(() => expect(onEmpezada).toHaveBeenCalledWith(8))
  expect(pedidos).toMatchObject([{ simulacion: false }])
})

test('the progress of a load is shown, and the load can be cancelled', async () => {
  const enCurso = trabajoDe({ tipo: 'cargar-paquete', hecho: 3, total: 10, paso: 'Escribiendo' })
  const cancelado = vi.fn(() => json({ ...enCurso, estado: 'cancelado' }))
  const trabajo = (path: string) => (path.endsWith('/cancelar') ? cancelado() : json(enCurso))
  openCarga(storeCon(cargaDe({ simulacion: false, estado: 'leyendo', archivos: [] }), trabajo))
  expect(await screen.findByText('Se está cargando el paquete')).toBeTruthy()
  expect(screen.getByText('3 de 10')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: /^Cancelar/ }))
  await waitFor(() => expect(cancelado).toHaveBeenCalledOnce())
})

test('everything about a load of another person is shown except its refused rows, which belong to their job', async () => {
  const store = storeCon(
    cargaDe({ simulacion: false, estado: 'aplicada', aplicada: '2026-11-20T15:00:02.000Z' }),
    () => fallo(404, 'no-encontrado', 'No existe.'),
  )
  openPantalla(store)
  fireEvent.click(await screen.findByRole('button', { name: 'Ver la carga 7' }))
  const dialogo = await screen.findByRole('dialog', { name: 'Carga 7 de «noche.zip»' })
  expect(await within(dialogo).findByText('El paquete se cargó.')).toBeTruthy()
  expect(
    await within(dialogo).findByText(/^El detalle de las filas rechazadas lo tiene/),
  ).toBeTruthy()
})

test('with the service of the municipality its portfolio is brought, and a package brings the rest', async () => {
  openPantalla(storeCon(cargaDe({ simulacion: false }), undefined, 'remoto'))
  expect(
    await screen.findByText('Datos del servicio del municipio, del 25/11/2026 02:10'),
  ).toBeTruthy()
  expect(screen.getByText(/^El servicio no contestó de 2 imponibles/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sincronizar ahora' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cargar un paquete' }))
  expect(await screen.findByText(/^La cartera \(contribuyentes/)).toBeTruthy()
})

test.each([
  [
    'noche.rar',
    10,
    'Se carga un .zip con los archivos, o uno de ellos (.csv o .xlsx) que se llame como en el paquete.',
  ],
  ['personas.xlsx', 1, undefined],
  ['Deuda.CSV', 1, undefined],
  ['noche.zip', 0, 'El archivo está vacío.'],
  ['NOCHE.ZIP', 1, undefined],
])('%s of %d bytes', (name, size, motivo) => {
  expect(checkPaquete({ name, size })).toBe(motivo)
})
