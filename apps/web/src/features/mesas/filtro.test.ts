import { CATALOGO_INICIAL } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { filtrosDeMesaPara, readFiltroDeMesa } from './filtro.ts'

const JUDICIAL = { mesa: 'judicial' } as const

describe('the query of a desk', () => {
  test('has the filter without the sub-tab, because one query counts every sub-tab', () => {
    const lectura = readFiltroDeMesa(
      JUDICIAL,
      { solapa: 'sinEvaluar', imponible: '1.072', vence: 'vencidos', historico: 'true' },
      'A01',
    )
    expect(lectura).toMatchObject({
      ok: true,
      body: {
        mesa: 'judicial',
        abogado: 'A01',
        imponible: '1072',
        vence: 'vencidos',
        historico: 'true',
      },
    })
    expect(lectura.ok && 'solapa' in lectura.body).toBe(false)
  })

  test.each([
    ['imponible', { imponible: '10 bis' }],
    ['recurso', { recurso: '<b>' }],
    ['vence', { vence: 'ayer' }],
    ['prescripcion', { prescripcion: 'en90' }],
  ])('a value that the server would refuse is explained under its field: %s', (campo, filtro) => {
    const lectura = readFiltroDeMesa(JUDICIAL, filtro, '')
    expect(lectura.ok || lectura.faltas.map((falta) => falta.campo)).toEqual([campo])
  })
})

test.each([
  ['guest', false],
  ['user', true],
] as const)('a %s is offered the search by CUIT: %s (D10)', (rol, ofrece) => {
  const campos = filtrosDeMesaPara({ rol, abogado: 'A01', permisos: [] }, CATALOGO_INICIAL).flatMap(
    ({ fields }) => fields.map(({ campo }) => campo),
  )
  expect(campos.includes('cuit')).toBe(ofrece)
  expect(campos).toContain('fantasia')
})
