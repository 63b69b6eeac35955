import { describe, expect, test } from 'vitest'
import { trabajoDe } from '../../test/trabajo.ts'
import { alcanceDeTrabajo, elapsedOf, remainingOf, resumenDeTrabajo } from './resumen-de-trabajo.ts'

const at = (seconds: number) => Date.parse('2026-11-20T15:00:01.000Z') + seconds * 1000

describe('time of a job', () => {
  test('runs from its start to now', () => {
    expect(elapsedOf(trabajoDe(), at(7))).toBe(7000)
  })

  test('waiting for its turn, it runs from its creation', () => {
    expect(elapsedOf(trabajoDe({ iniciado: null }), at(7))).toBe(8000)
  })

  test('stops at its end, and a slow clock never makes it negative', () => {
    const terminado = '2026-11-20T15:00:04.000Z'
    expect(elapsedOf(trabajoDe({ estado: 'terminado', terminado }), at(99))).toBe(3000)
    expect(elapsedOf(trabajoDe(), at(-5))).toBe(0)
  })

  test('time to go at the pace so far', () => {
    expect(remainingOf(trabajoDe({ hecho: 4, total: 10 }), at(8))).toBe(12_000)
  })

  test.each([
    ['nothing done', { hecho: 0 }, 8],
    ['unknown total', { hecho: 4, total: 0 }, 8],
    ['just begun', { hecho: 4 }, 1],
    ['over', { hecho: 4, estado: 'cancelado' as const }, 8],
  ])('no estimate: %s', (_name, cambios, seconds) => {
    expect(remainingOf(trabajoDe(cambios), at(seconds))).toBeUndefined()
  })
})

describe('the summary of a job', () => {
  test.each([
    [{ desde: 101, hasta: 187, cantidad: 87 }, 'Títulos Nº 101–187 (87)'],
    [{ ok: 1200, filas: 1200, conProblemas: 0 }, '1.200 filas listas para título'],
    [
      { ok: 98, conProblemas: 2 },
      '98 filas listas para título y 2 con problemas: la columna ESTADO dice cuáles y por qué',
    ],
    [
      { ok: 98, conProblemas: 0, conAvisos: 3 },
      '98 filas listas para título; 3 con avisos: la columna AVISOS los dice',
    ],
  ])('%o', (resumen, text) => expect(resumenDeTrabajo(trabajoDe({ resumen }))).toBe(text))

  test('says where an export of the installation is taken from', () => {
    const trabajo = trabajoDe({ tipo: 'exportar-instalacion', resumen: { salida: 7 } })
    expect(resumenDeTrabajo(trabajo)).toBe('Exportación 7: se descarga en «Datos del municipio».')
  })

  test('nothing, or something unknown, is not made up', () => {
    expect(resumenDeTrabajo(trabajoDe())).toBeUndefined()
    expect(resumenDeTrabajo(trabajoDe({ resumen: { otra: 1 } }))).toBeUndefined()
  })
})

test.each([
  ['cancelado', 0, 0, 'sin empezar'],
  ['cancelado', 0, 49, '0 de 49'],
  ['fallido', 1200, 2000, '1.200 de 2.000'],
  ['terminado', 10, 10, undefined],
] as const)('a job %s at %i of %i came as far as: %s', (estado, hecho, total, alcance) => {
  expect(alcanceDeTrabajo(trabajoDe({ estado, hecho, total }))).toBe(alcance)
})
