import { GRUPOS_DE_MI_DIA, type GrupoDeMiDia, textos, writeEstadoDePlazo } from '@apremia/core'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { fallo, json, sesionDe } from '../../test/respuestas.ts'
import type { CasoDelDia, DiaDeTrabajo } from './hoy-api.ts'
import { MiDia } from './mi-dia.tsx'

const CASO: CasoDelDia = {
  ...{ tipo: 'I', imponible: 101, recurso: 'RV', categoria: 'inmueble', abogado: 'A01' },
  ...{ contribuyente: 'PAZ, ANA', situacion: 'Gestión Legal', etapa: 'Aviso final' },
  ...{ actuacion: 7, radicacion: null, expediente: '', mesa: 'extrajudicial', solapa: 'activos' },
  ...{ ultima: '2026-10-01', inicial: '2026-09-01', vence: '2026-11-17', saldada: null },
  ...{ cierre: null, faltan: -3, cambio: null, color: 'vencido', alarmas: [], monto: '1000.00' },
  plazo: { estado: 'vencido', vence: '2026-11-17', faltan: -3 },
  ...{ dia: '2026-11-17', paso: 'radicar', frase: 'Aviso final: venció el 17/11/2026.' },
  prescripcion: null,
  ...{ carta: null, convenio: null, telefono: '0336 442-1234' },
}

const diaCon = (
  grupos: Partial<Record<GrupoDeMiDia, readonly CasoDelDia[]>>,
  total = 0,
): DiaDeTrabajo => ({
  hoy: '2026-11-20',
  abogados: [],
  respaldo: null,
  grupos: GRUPOS_DE_MI_DIA.map((grupo) => {
    const filas = [...(grupos[grupo] ?? [])]
    return { grupo, filas, total: filas.length === 0 ? 0 : Math.max(total, filas.length) }
  }),
})

const show = (respuesta: () => Response, abogado = 'A01', path = '/home') => {
  const sesion = JSON.stringify(sesionDe({ rol: 'user', abogado }))
  const store = makeStore({
    fetch: async (url) =>
      String(url).includes('/hoy/mi-dia') ? respuesta() : fallo(404, 'no', 'No.'),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <MiDia />
      </MemoryRouter>
    </Provider>,
  )
}

afterEach(cleanup)

test('a group lists its cases, each with its debtor, what is due and its next step', async () => {
  show(() => json(diaCon({ vencidos: [CASO] }, 30)))
  const grupo = within(await screen.findByRole('region', { name: 'Vencidos 30' }))
  expect(grupo.getByText('PAZ, ANA')).toBeTruthy()
  expect(grupo.getByText(writeEstadoDePlazo(CASO.plazo))).toBeTruthy()
  expect(grupo.getByText(CASO.frase)).toBeTruthy()
  expect(grupo.getByText('Los primeros 1 de 30.')).toBeTruthy()
  expect(grupo.getByRole('button', { name: 'Radicar, 101 RV' })).toBeTruthy()
  expect(grupo.getByRole('link', { name: 'Abrir el caso 101 RV' }).getAttribute('href')).toBe(
    '/caso/inmueble/101/RV',
  )
  const llamar = grupo.getByRole('link', { name: 'Llamar a PAZ, ANA, 0336 442-1234' })
  expect(llamar.getAttribute('href')).toBe('tel:03364421234')
  expect(
    grupo.getByRole('link', { name: 'Ver en la mesa judicial: Vencidos' }).getAttribute('href'),
  ).toBe('/mesa-judicial?pestana=juicios&historico=true&vence=vencidos')
})

test('a long group shows its first cases, and the rest on request', async () => {
  const filas = Array.from({ length: 8 }, (_, i) => ({ ...CASO, imponible: 200 + i }))
  show(() => json(diaCon({ semana: filas })))
  const grupo = within(await screen.findByRole('region', { name: 'Mañana y esta semana 8' }))
  expect(grupo.getAllByRole('listitem')).toHaveLength(6)
  fireEvent.click(grupo.getByRole('button', { name: 'Mostrar 2 más: Mañana y esta semana' }))
  expect(grupo.getAllByRole('listitem')).toHaveLength(8)
})

test('without a deadline of today it says so, and leads to the first group', async () => {
  show(() => json(diaCon({ vencidos: [CASO] })))
  const primero = await screen.findByRole('link', { name: 'Lo primero: Vencidos (1).' })
  fireEvent.click(primero)
  expect(document.activeElement?.id).toBe('mi-dia-vencidos')
})

test('an empty day says so, with what comes next', async () => {
  show(() => json(diaCon({})))
  expect(await screen.findByText(/^Nada vence hoy\./)).toBeTruthy()
  expect(
    screen.getByRole('link', { name: 'Ver en la mesa extrajudicial' }).getAttribute('href'),
  ).toContain('vence=proximos')
})

test('a failed call never looks like an empty day, and can be tried again', async () => {
  let falla = true
  show(() => (falla ? fallo(500, 'error-interno', 'Se cayó.') : json(diaCon({ vencidos: [CASO] }))))
  expect(await screen.findByText('Se cayó.')).toBeTruthy()
  expect(screen.queryByText(/Nada vence hoy/)).toBeNull()
  falla = false
  fireEvent.click(screen.getByRole('button', { name: textos.comunes.reintentar }))
  expect(await screen.findByRole('region', { name: 'Vencidos 1' })).toBeTruthy()
})

test('the head lawyer sees the numbers of each lawyer, and each number opens that day', async () => {
  const cuentas = Object.fromEntries(GRUPOS_DE_MI_DIA.map((uno, i) => [uno, i])) as Record<
    GrupoDeMiDia,
    number
  >
  const dia = { ...diaCon({}), abogados: [{ abogado: 'A02', nombre: 'Sosa, Julia', cuentas }] }
  show(() => json(dia), 'A00')
  const vencidos = await screen.findByRole('link', { name: 'Vencidos, Sosa, Julia (A02): 1' })
  expect(vencidos.getAttribute('href')).toBe('/home?abogado=A02#mi-dia-vencidos')
  expect(screen.queryByText(/Nada vence hoy/)).toBeNull()
})

test('the fragment of the address moves the focus to its group, and never out of a dialog or to another part', async () => {
  const dia = () => json(diaCon({ vencidos: [CASO] }))
  show(dia, 'A01', '/home#mi-dia-vencidos')
  const grupo = await screen.findByRole('region', { name: 'Vencidos 1' })
  await waitFor(() => expect(document.activeElement).toBe(grupo))
  cleanup()
  const contenido = document.createElement('main')
  contenido.id = 'contenido'
  contenido.tabIndex = -1
  const dialogo = document.createElement('div')
  dialogo.setAttribute('aria-modal', 'true')
  dialogo.innerHTML = '<input>'
  document.body.append(contenido, dialogo)
  for (const hash of ['contenido', 'mi-dia-vencidos']) {
    const campo = dialogo.querySelector('input')
    campo?.focus()
    show(dia, 'A01', `/home#${hash}`)
    await screen.findByRole('region', { name: 'Vencidos 1' })
    expect(document.activeElement, hash).toBe(campo)
    cleanup()
  }
  contenido.remove()
  dialogo.remove()
})

const cuentasDeUno = Object.fromEntries(GRUPOS_DE_MI_DIA.map((uno) => [uno, 1])) as Record<
  GrupoDeMiDia,
  number
>
const DE_TODOS = [{ abogado: 'A02', nombre: 'Sosa, Julia', cuentas: cuentasDeUno }]

describe.each([
  ['of every lawyer', '/home'],
  ['of one lawyer', '/home?abogado=A02'],
])('the day %s', (_whose, path) => {
  test.each([
    ['a backup', false],
    ['an old backup', true],
  ])('tells an administrator of %s', async (_what, avisa) => {
    const respaldo = { ultimo: '2026-11-26T06:00:00.000Z', viejo: avisa }
    show(() => json({ ...diaCon({}), abogados: DE_TODOS, respaldo }), 'A00', path)
    const dicho = await screen.findByText('La última copia de seguridad es del 26/11/2026 03:00.')
    expect(dicho.closest('[role="status"]') !== null).toBe(avisa)
    expect(screen.queryByText(/^Si se pierde el servidor/) !== null).toBe(avisa)
    expect(screen.queryByText(/«apremia-servidor respaldo crear»/) !== null).toBe(avisa)
  })

  test('warns an administrator that there is no backup', async () => {
    const respaldo = { ultimo: null, viejo: false }
    show(() => json({ ...diaCon({}), abogados: DE_TODOS, respaldo }), 'A00', path)
    const dicho = await screen.findByText('Nunca se hizo una copia de seguridad')
    expect(dicho.closest('[role="status"]')).not.toBeNull()
  })
})

test('who does not administer the installation reads nothing about backups', async () => {
  show(() => json(diaCon({ vencidos: [CASO] })))
  expect(await screen.findByRole('region', { name: 'Vencidos 1' })).toBeTruthy()
  expect(screen.queryByText(/copia de seguridad/)).toBeNull()
})
