import { textos } from '@apremia/core'
import { expect, test } from 'vitest'
import { mayPass, orWords, titleIfKnown, titleOf, withWords } from './with-words.ts'

const refused = { status: 409, code: 'x', message: 'Porque sí.' }

test('the reason of a refusal stays; a failure gets words of people', () => {
  expect(withWords(refused, 'Otra vez.')).toBe(refused)
  for (const status of [0, 500, 503])
    expect(withWords({ ...refused, status }, 'Otra vez.').message).toBe('Otra vez.')
})

test('a failure of the municipal service names the service', () => {
  const failure = { ...refused, status: 503, code: 'municipio-no-disponible' }
  expect(withWords(failure, 'Otra vez.')).toBe(failure)
})

test('the reason of the server stays, and only a missing answer gets our words', () => {
  for (const status of [409, 500]) {
    const failure = { ...refused, status }
    expect(orWords(failure, 'Otra vez.')).toBe(failure)
  }
  expect(orWords({ ...refused, status: 0 }, 'Otra vez.').message).toBe('Otra vez.')
})

test('without connection the message says so and does not blame the server', () => {
  const failure = { status: 0, code: 'sin-conexion', message: 'x' }
  for (const tell of [withWords, orWords])
    expect(tell(failure, 'Otra vez.').message).toBe(textos.comunes.sinConexion.texto)
  expect(titleOf(failure, 'No se guardó')).toBe('Sin conexión')
  expect(titleOf(refused, 'No se guardó')).toBe('No se guardó')
  expect(titleOf(refused, undefined)).toBe('Error!')
})

test('a refusal of the server cannot be retried unchanged', () => {
  for (const [status, pasa] of [
    [0, true],
    [400, false],
    [403, false],
    [409, false],
    [429, true],
    [503, true],
  ] as const)
    expect(mayPass({ ...refused, status }), String(status)).toBe(pasa)
})

test('a call without an answer never says that nothing was saved', () => {
  const falla = (status: number) => titleIfKnown({ ...refused, status }, 'No se anotó el acuse')
  expect([0, 503].map(falla)).toEqual([undefined, undefined])
  expect([400, 409, 422].map(falla)).toEqual(Array(3).fill('No se anotó el acuse'))
})
