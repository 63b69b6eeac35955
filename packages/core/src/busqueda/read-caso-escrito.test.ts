import { expect, test } from 'vitest'
import { readCasoEscrito } from './read-caso-escrito.ts'

const caso = { imponible: '101', recurso: 'RV' }

test.each([
  ['101 RV', caso],
  ['  101   rv ', caso],
  ['101-rv', caso],
  ['1.101 RV', { ...caso, imponible: '1101' }],
  ['inmueble 101 rv', { ...caso, clase: 'inmueble' }],
  ['Comercio 11 2', { imponible: '11', recurso: '2', clase: 'comercio' }],
  ['carta 101 RV', { ...caso, acto: 'carta' }],
  ['CONVENIO 101 ab', { imponible: '101', recurso: 'AB', acto: 'convenio' }],
  ['actuación 101 RV', { ...caso, acto: 'actuacion' }],
  ['ACTUACIÓN inmueble 101 RV', { ...caso, clase: 'inmueble', acto: 'actuacion' }],
  [
    'actuacion comercio 11 19',
    { imponible: '11', recurso: '19', clase: 'comercio', acto: 'actuacion' },
  ],
  ['radicar 101 RV', { ...caso, acto: 'radicar' }],
  ['Radicación 101 RV', { ...caso, acto: 'radicar' }],
  ['carta 11 2', { imponible: '11', recurso: '2', acto: 'carta' }],
])('%j names a case', (texto, leido) => {
  expect(readCasoEscrito(texto)).toEqual(leido)
})

test.each([
  '101',
  'carta',
  'carta 101',
  'carta RV',
  '1234 2024',
  'A01 12',
  'perez 101 RV',
  '101 RVXYZ',
  'carta . RV',
])('%j names no case', (texto) => {
  expect(readCasoEscrito(texto)).toBeUndefined()
})
