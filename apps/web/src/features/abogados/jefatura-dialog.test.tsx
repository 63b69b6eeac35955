import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { Notices } from '../../ui/notices.tsx'
import { AbogadoActions } from './abogado-actions.tsx'
import type { Abogado } from './ficha.ts'
import { JefaturaDialog } from './jefatura-dialog.tsx'

const MUNOZ = {
  codexterno: 'A01',
  apellido: 'Muñoz Peña',
  nombre: 'Carolina',
  nrodni: '20000003',
  baja: '0',
} as Abogado
const JEFE = {
  codexterno: 'A00',
  apellido: 'Ibáñez',
  nombre: 'Guillermo',
  nombre_completo: 'Ibáñez, Guillermo',
  nrodni: '20000002',
  baja: '0',
}
const OTRO = { ...JEFE, codexterno: 'A05', nombre_completo: 'De la Fuente, Marcos' }
const EFECTO = {
  jefatura: { nrodni: '20000003', nombre_completo: 'Muñoz Peña, Carolina' },
  anterior: { nrodni: '20000002', nombre_completo: 'Ibáñez, Guillermo', codexterno: 'A15' },
  cierra: 'A01',
}

const rechazo =
  (code: string, field: string, message: string, detalle: object = {}) =>
  () =>
    json({ error: { code, message, fields: [{ field, message }], detalle } }, 409)

const show = (
  element: ReactElement,
  answers: Readonly<Record<string, () => Response>> = {},
  lista: readonly object[] = [JEFE, OTRO],
) => {
  const sent: unknown[][] = []
  const known: Readonly<Record<string, () => Response>> = {
    abogadosnamedni: () => json(lista),
    simular: () => json(EFECTO),
    jefatura: () => json(EFECTO),
    ...answers,
  }
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    fetch: async (input, init) => {
      const call = String(input).split('/').at(-1) ?? ''
      if (init?.method === 'POST') sent.push([call, JSON.parse(String(init.body))])
      return (known[call] ?? (() => json({}, 404)))()
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
    baseUrl: 'http://apremia.test',
  })
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
      <Notices />
    </Provider>,
  )
  return sent
}

const fill = async (codigo: string, motivo: string) => {
  const field = await screen.findByLabelText('Código con el que sigue Ibáñez, Guillermo')
  fireEvent.change(field, { target: { value: codigo } })
  fireEvent.change(screen.getByLabelText('Motivo'), { target: { value: motivo } })
  fireEvent.click(screen.getByText('Ver el efecto'))
}

const nombrar = () => screen.findByRole('button', { name: 'Nombrar jefatura' })

afterEach(cleanup)

test('the head lawyer is named once the effect on each person was read', async () => {
  let cerrado = 0
  const sent = show(<JefaturaDialog abogado={MUNOZ} onClose={() => cerrado++} />)
  expect(await screen.findByText('La jefatura (A00) es hoy de Ibáñez, Guillermo.')).toBeTruthy()
  await fill('A15', '')
  expect(await screen.findByText('Explique el motivo.')).toBeTruthy()
  expect(sent).toEqual([])
  await fill('A15', 'Decreto 12/2026')
  expect(await screen.findByText(/^Muñoz Peña, Carolina pasa a tener .*Su código A01/)).toBeTruthy()
  expect(screen.getByText(/^Ibáñez, Guillermo deja la jefatura y sigue .* A15\./)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  await fill('A15', 'Decreto 12/2026')
  const body = { nrodni: '20000003', codigo_anterior: 'A15', motivo: 'Decreto 12/2026' }
  fireEvent.click(await nombrar())
  await expect.poll(() => cerrado).toBe(1)
  expect(sent).toEqual([
    ['simular', body],
    ['simular', body],
    ['jefatura', body],
  ])
  expect(screen.getByText('Muñoz Peña, Carolina es la jefatura (A00).')).toBeTruthy()
})

test('nobody leaves when nobody was named: no code is asked', async () => {
  show(<JefaturaDialog abogado={MUNOZ} onClose={() => {}} />, {}, [OTRO])
  expect(await screen.findByText('Hoy nadie tiene la jefatura (A00).')).toBeTruthy()
  expect(screen.queryByLabelText(/^Código/)).toBeNull()
})

test('a code that belongs to another lawyer shows the reason under its field', async () => {
  const TOMADO = 'El código A05 ya es de De la Fuente, Marcos.'
  show(<JefaturaDialog abogado={MUNOZ} onClose={() => {}} />, {
    simular: rechazo('jefatura-rechazada', 'codigo_anterior', TOMADO, { motivos: [TOMADO] }),
  })
  await fill('A05', 'Decreto 12/2026')
  expect(await screen.findByText(TOMADO)).toBeTruthy()
  const field = screen.getByLabelText(/^Código con el que sigue/) as HTMLInputElement
  expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['A05', 'true'])
})

test('a lawyer with cases in hand reassigns them first, in the same dialog', async () => {
  const PERIODOS = 'Tiene 12 períodos impagos en gestión legal, entre ellos los de inmueble 12.'
  const detalle = { motivos: [PERIODOS], reasignable: true, imponibles: ['inmueble 12'] }
  show(<JefaturaDialog abogado={MUNOZ} onClose={() => {}} />, {
    simular: rechazo('abogado-con-casos', 'nrodni', PERIODOS, detalle),
    reassignAbogado: () => json({ periodos: 12, imponibles: 1, convenios: 0, enElMunicipio: null }),
  })
  await fill('A15', 'Decreto 12/2026')
  expect(await screen.findByText(PERIODOS)).toBeTruthy()
  const titulo = 'No se puede nombrar jefatura a Muñoz Peña, Carolina (A01)'
  expect(screen.getByText(titulo)).toBeTruthy()
  fireEvent.change(await screen.findByLabelText(/^Pasar los casos a/), { target: { value: 'A05' } })
  fireEvent.click(screen.getByText('Reasignar los casos'))
  const pasados = /12 períodos y 0 convenios\. Ya puede nombrar jefatura a Muñoz Peña, Carolina\.$/
  expect(await screen.findByText(pasados)).toBeTruthy()
  expect((screen.getByLabelText('Motivo') as HTMLInputElement).value).toBe('Decreto 12/2026')
  expect(screen.queryByText(/dar de baja/)).toBeNull()
})

test.each([
  [MUNOZ, undefined],
  [{ ...MUNOZ, nrodni: '20000001' }, /a usted mismo/],
  [{ ...MUNOZ, baja: '1' as const }, /dada de baja/],
  [{ ...MUNOZ, codexterno: 'A00' }, /ya es la jefatura/],
])('%j is offered, or why not', (abogado, porque) => {
  show(<AbogadoActions abogado={abogado} onEdit={() => {}} onDeleted={() => {}} />)
  const boton = screen.getByRole('button', { name: /^Nombrar jefatura a/ }) as HTMLButtonElement
  expect(boton.disabled).toBe(porque !== undefined)
  expect(boton.title).toMatch(porque ?? /^Nombrar jefatura$/)
})
