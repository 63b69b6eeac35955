import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { almacen, fallo, json } from '../../test/respuestas.ts'
import { VerificarScreen } from './verificar-screen.tsx'

// This test file replaces `hash-cabeza.ts` with a mock. Other test files import the same screen without the mock, so
// the module cache is emptied before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => void vi.resetModules())

// The test environment cannot read the bytes of a file. The real `hashCabeza` has its own test, and runs in the
// end-to-end tests too.
vi.mock('./hash-cabeza.ts', () => ({
  hashCabeza: async (file: File, largo: number) => {
    if (file.name === 'ilegible.pdf') throw new Error('ilegible')
    return { blob: file.slice(0, largo), sha256: 'ab'.repeat(32), soloFirma: file.size > 25 }
  },
}))

const CODIGO = 'K7QH2M9XWT4BR8DNPC3F'
const EMITIDO = '%PDF-1.7 emitido'
const PAPEL = {
  ...{ clase: 'titulo', numero: '101', fecha: '2026-11-20', estado: 'vigente', desde: null },
  ...{ frase: 'La municipalidad no lo anuló.', largo: EMITIDO.length },
}

const CONFIG = {
  ...{ version: '1', municipio: 'San Nicolás', recursos: [], servicioMunicipal: 'propio' },
  identidad: { url: '/i', salida: '/s', demo: true, fuentes: [], nombre: '' },
  titulos: { maximoSincronico: 1 },
  convenios: { topeDeCuotas: 15 },
  partida: '000-000000-0',
}

type Respuesta = () => Response | Promise<Response>

const show = (path: string, papel: Respuesta, archivo: Respuesta = () => json({})) => {
  const enviados: { readonly path: string; readonly body: string }[] = []
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    storage: almacen(),
    fetch: async (input, init) => {
      const url = String(input)
      if (url.endsWith('/api/config')) return json(CONFIG)
      enviados.push({ path: url, body: String(init?.body) })
      if (url.endsWith('/verificacion')) return papel()
      if (url.endsWith('/verificacion/archivo')) return archivo()
      return fallo(404, 'no-encontrado', 'No existe.')
    },
  })
  const element = <VerificarScreen />
  const router = createMemoryRouter(
    [
      { path: '/verificar', element },
      { path: '/verificar/:codigo', element },
    ],
    { initialEntries: [path] },
  )
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  )
  return { enviados, router }
}

const choose = (texto: string, nombre = 'titulo.pdf') =>
  fireEvent.change(screen.getByLabelText('Archivo PDF'), {
    target: { files: [new File([texto], nombre, { type: 'application/pdf' })] },
  })

afterEach(cleanup)

test('the address of a QR code shows what the paper is', async () => {
  show(`/verificar/${CODIGO}`, () => json(PAPEL))
  expect(await screen.findByRole('heading', { name: 'Título ejecutivo 101' })).toBeTruthy()
  expect(await screen.findAllByText('San Nicolás')).toHaveLength(2)
  expect(screen.getByText('Vigente')).toBeTruthy()
  expect(screen.getByText('20/11/2026')).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Código de verificación').value).toBe(
    'K7QH-2M9X-WT4B-R8DN-PC3F',
  )
})

test('a typed code becomes the address, and asking again asks the server again', async () => {
  const { enviados, router } = show('/verificar', () => json(PAPEL))
  expect(enviados).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  expect(screen.getByText('Escriba el código.')).toBeTruthy()
  const campo = screen.getByLabelText('Código de verificación')
  fireEvent.change(campo, { target: { value: 'k7qh 2m9x wt4b r8dn pc3f' } })
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  await screen.findByText('Vigente')
  expect(router.state.location.pathname).toBe(`/verificar/${CODIGO}`)
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  await expect
    .poll(() => enviados.filter(({ path }) => path.endsWith('/verificacion')))
    .toHaveLength(2)
})

test('an unknown code, too many requests and no connection are told apart', async () => {
  const desconocido = 'No hay ningún documento emitido con ese código.'
  show('/verificar/ABC', () => fallo(404, 'papel-desconocido', desconocido))
  expect(await screen.findByText(desconocido)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  cleanup()
  show('/verificar/ABC', () => fallo(429, 'demasiados-pedidos', 'Espere 40 segundos.'))
  expect(await screen.findByText('Espere 40 segundos.')).toBeTruthy()
  expect(screen.queryByText(desconocido)).toBeNull()
  cleanup()
  show('/verificar/ABC', () => Promise.reject(new TypeError('offline')))
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy()
  expect(screen.queryByText(desconocido)).toBeNull()
})

test.each([
  ['emitido', true, EMITIDO, 'Es el documento emitido'],
  ['firmado', true, `${EMITIDO} y una firma`, 'Es el documento emitido, con una firma'],
  ['modificado', true, `${EMITIDO} y otro`, 'No es el documento emitido'],
  ['modificado', false, '%PDF-1.7 emitidO', 'No es el documento emitido'],
])(
  'a file that is %s (%s): sends its length, the hash of its beginning and whether it has only a signature',
  async (resultado, conserva, texto, nombre) => {
    const { enviados } = show(
      `/verificar/${CODIGO}`,
      () => json(PAPEL),
      () => json({ resultado, conserva, frase: 'Así es.' }),
    )
    await screen.findByText('Vigente')
    choose(texto)
    expect(await screen.findByText(nombre)).toBeTruthy()
    expect(JSON.parse(enviados.at(-1)?.body ?? '')).toEqual({
      codigo: CODIGO,
      sha256: 'ab'.repeat(32),
      largo: texto.length,
      soloFirma: texto.endsWith('firma'),
    })
    const guardar = screen.queryByRole('button', { name: 'Guardar el documento emitido' })
    expect(guardar !== null).toBe(conserva && resultado !== 'emitido')
  },
)

test('a file that cannot be read is told apart from a changed one', async () => {
  const { enviados } = show(`/verificar/${CODIGO}`, () => json(PAPEL))
  await screen.findByText('Vigente')
  choose('x', 'ilegible.pdf')
  expect(await screen.findByText(/^No se pudo leer el archivo\./)).toBeTruthy()
  expect(enviados.filter(({ path }) => path.endsWith('/archivo'))).toEqual([])
})
