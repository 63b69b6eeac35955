import { novedades } from '@apremia/api-client'
import { expect, test } from 'vitest'
import type { Contribuyente } from './contribuyente.ts'
import { novedadDe, tituloDe } from './novedad-de.ts'

const PERSONA: Contribuyente = {
  NRO_CONTRIB: 734,
  APYNOM: 'CEBALLOS DE GÓMEZ, MÓNICA',
  NRO_DOC: '43962552',
  CUIT: '27439625523',
  CUIM: '70000734',
  CALLE: 'Luis Viale',
  NRO: 1637,
  PISO: '',
  DEPT: '',
  LOCALIDAD: 'San Nicolás',
  DOMICILIO: 'Luis Viale 1637',
  TELEFONOS: '0336 4249546',
  EMAIL: '',
  IMPONIBLES: [
    { TIPO: 'I', IMPONIBLE: 73, RECURSOS: ['AB', 'SS'], VINCULO_DESC: 'propietario' },
    { TIPO: 'I', IMPONIBLE: 90, RECURSOS: [], VINCULO_DESC: 'usufructuario' },
    { TIPO: 'C', IMPONIBLE: 262, RECURSOS: ['SE'], VINCULO_DESC: 'propietario' },
  ],
}

test('each property and resource is a line of Novedades; businesses give none', () => {
  const novedad = novedadDe(PERSONA)
  expect(novedad.inmuebles?.map(({ inmueble, recurso }) => [inmueble, recurso])).toEqual([
    [73, 'AB'],
    [73, 'SS'],
    [90, ''],
  ])
  expect(novedad).toMatchObject({ dni: '43962552', nro: '1637', telefono: '0336 4249546' })
  expect(novedades.saveContribuyente.body?.isValidSync(novedad)).toBe(true)
})

test('invisible characters of the register do not refuse the taxpayer', () => {
  const novedad = novedadDe({
    ...PERSONA,
    APYNOM: 'PE\u200bÑA,\u202e ANA',
    CALLE: 'Luis\u00ad Viale',
  })
  expect(novedad).toMatchObject({ apynom: 'PEÑA, ANA', calle: 'Luis Viale' })
  expect(novedades.saveContribuyente.body?.isValidSync(novedad)).toBe(true)
})

test('a taxpayer without a number has none, not a zero', () => {
  expect(novedadDe({ ...PERSONA, NRO: null }).nro).toBe('')
})

test('each capacity is named once; one outside the catalogue is shown unchanged', () => {
  expect(tituloDe(PERSONA)).toBe('Propietario, usufructuario')
})
