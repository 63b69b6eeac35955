import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { afterEach, expect, test } from 'vitest'
import { makeStore } from '../../app/store.ts'
import { json, sesionDe } from '../../test/respuestas.ts'
import { today } from '../../ui/format.ts'
import { keepDraft } from '../../ui/record/draft.ts'
import { AcuseDialog } from './acuse-dialog.tsx'
import type { Carta } from './cartas-api.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  localStorage.clear()
})

const cartaDe = (numero: number): Carta =>
  ({ numero, fecha: '2026-01-05', acuse: null }) as unknown as Carta

const YA = 'La carta Nº 7 ya tiene su acuse: para corregirlo, diga por qué.'

const anotar = (cartas: readonly Carta[], mensajes: readonly string[], motivo = 'x') => {
  const sesion = JSON.stringify(sesionDe())
  const valores = { medio: 'notificador', resultado: 'devuelta', fecha: '2026-01-06', motivo }
  const clave = `acuse.20000001/${cartas.map(({ numero }) => numero).join()}`
  keepDraft(clave, { valores, version: 0 })
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async () => {
      const fields = mensajes.map((message) => ({ field: 'correccion', message }))
      const message = mensajes.join(' ')
      return json({ error: { code: 'acuse-invalido', message, fields } }, 422)
    },
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <AcuseDialog
        cartas={cartas}
        onSaved={() => expect.unreachable()}
        onClose={() => expect.unreachable()}
      />
    </Provider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
}

test('an acknowledgement that somebody recorded meanwhile is reported, and the reason to correct it is asked for', async () => {
  anotar([cartaDe(7)], [YA])
  expect((await screen.findAllByText(YA)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(/^Por qué se corrige/)).toBeTruthy()
})

test('with several letters, each one acknowledged meanwhile is named', async () => {
  const otra = YA.replace('7', '8')
  anotar([cartaDe(7), cartaDe(8)], [YA, otra])
  expect((await screen.findAllByText(YA)).length).toBeGreaterThan(0)
  expect(screen.getAllByText(otra).length).toBeGreaterThan(0)
})

test('a pasted text is not cut: the maximum length is reported', async () => {
  const motivo = 'a'.repeat(301)
  anotar([cartaDe(9)], [], motivo)
  expect((await screen.findAllByText('Debe tener a lo sumo 300 caracteres.')).length).toBe(1)
  const campo = screen.getByLabelText<HTMLInputElement>(/^Motivo/)
  expect([campo.maxLength, campo.value]).toEqual([-1, motivo])
})

const campo = (nombre: RegExp) => screen.getByLabelText<HTMLInputElement>(nombre).value

const abrir = (cartas: readonly Carta[]) => {
  const sesion = JSON.stringify(sesionDe())
  const store = makeStore({
    baseUrl: 'http://apremia.test',
    fetch: async () => json({}, 500),
    storage: { getItem: () => sesion, setItem: () => {}, removeItem: () => {} },
  })
  render(
    <Provider store={store}>
      <AcuseDialog cartas={cartas} onSaved={() => {}} onClose={() => {}} />
    </Provider>,
  )
}

test('one button fills that the debtor received the letter, and the form proposes the means recorded last', () => {
  localStorage.setItem('apremia.acuse.medio.20000001', 'cedula')
  abrir([{ ...cartaDe(7), deudor: 'PAZ, LUZ' }])
  expect([campo(/^Medio/), campo(/^Resultado/), campo(/^Fecha/)]).toEqual(['cedula', '', ''])
  fireEvent.click(screen.getByRole('button', { name: 'La recibió PAZ, LUZ' }))
  expect([campo(/^Resultado/), campo(/^Quién la recibió/), campo(/^Qué es/)]).toEqual([
    'recibida',
    'PAZ, LUZ',
    'Es quien debe',
  ])
  expect(campo(/^Fecha/)).toBe('')
})

const keepFecha = (anotada: string, fecha: string) =>
  localStorage.setItem('apremia.acuse.fecha.20000001', `${anotada} ${fecha}`)
const conFecha = () => screen.queryByRole('button', { name: 'La recibió PAZ, LUZ el 06/01/2026' })

test('another button also fills the day of receipt that was recorded last, today', () => {
  keepFecha(today(), '2026-01-06')
  abrir([{ ...cartaDe(7), deudor: 'PAZ, LUZ' }])
  expect(campo(/^Fecha/)).toBe('')
  fireEvent.click(conFecha() as HTMLElement)
  expect([campo(/^Resultado/), campo(/^Fecha/)]).toEqual(['recibida', '06/01/2026'])
})

test.each([
  ['another day', '2026-01-10', '2026-01-06'],
  ['a day before the letter', today(), '2026-01-04'],
  ['no day', today(), 'mañana'],
])('no day of receipt is offered when the last one recorded was of %s', (_, anotada, fecha) => {
  keepFecha(anotada, fecha)
  abrir([{ ...cartaDe(7), deudor: 'PAZ, LUZ' }])
  expect(screen.getAllByRole('button', { name: /^La recibió/ })).toHaveLength(1)
})

test('the button is only for one letter without an acknowledgement, and an unknown means is not proposed', () => {
  localStorage.setItem('apremia.acuse.medio.20000001', 'paloma')
  abrir([cartaDe(7), cartaDe(8)])
  expect(screen.queryByRole('button', { name: /^La recibió/ })).toBeNull()
  expect(campo(/^Medio/)).toBe('')
})
