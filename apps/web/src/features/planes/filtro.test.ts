import { textos } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { readFiltroDePlanes } from './filtro.ts'

const messagesOf = (filtro: Parameters<typeof readFiltroDePlanes>[0], eligeAbogado = true) => {
  const lectura = readFiltroDePlanes(filtro, eligeAbogado)
  return lectura.ok ? [] : lectura.faltas.map(({ campo, mensaje }) => [campo, mensaje])
}

describe('the search of payment plans', () => {
  test('the typed filter is sent as the service takes it', () => {
    const lectura = readFiltroDePlanes(
      {
        inmueble: ' 1.058 ',
        recurso: 'ss',
        contribuyente: 'peña',
        nroContribuyente: '1.204',
        plan: '1.001',
        estado: 'vigente',
        abogado: 'A01',
      },
      true,
    )
    expect(lectura).toMatchObject({
      ok: true,
      body: {
        data: {
          bsq: 1,
          imponible: '1058',
          recurso: 'SS',
          contribuyente: 'PEÑA',
          nroContribuyente: '1204',
          plan: 1001,
          estado: 'vigente',
          abogado: 'A01',
        },
      },
    })
  })

  test('an empty search is for everything', () => {
    expect(readFiltroDePlanes({ inmueble: '  ', estado: '' }, true).ok).toBe(true)
  })

  test.each([
    [{ estado: 'vigente' }, true],
    [{ estado: 'vigente', contribuyente: '   ' }, true],
    [{ estado: 'vigente', abogado: 'A01' }, false],
  ])('%j: a status by itself is no search (S1 §5, D104)', (filtro, elige) => {
    expect(messagesOf(filtro, elige)).toEqual([['estado', textos.planes.soloPorEstado]])
  })

  test.each([
    [{ estado: 'vigente', abogado: 'A01' }],
    [{ estado: 'vigente', nroContribuyente: '1204' }],
  ])('%j: a status and something else are', (filtro) => {
    expect(messagesOf(filtro)).toEqual([])
  })

  test('each field shows its fault', () => {
    const malo = { inmueble: '12 bis', recurso: 'larguísimo', plan: 'x', nroContribuyente: 'PAZ' }
    const messages = messagesOf(malo)
    expect(messages.map(([campo]) => campo).sort()).toEqual(Object.keys(malo).sort())
    expect(messages).toContainEqual([
      'nroContribuyente',
      'El número de contribuyente lleva solo dígitos.',
    ])
    expect(messages).toContainEqual(['plan', 'El número de plan lleva solo dígitos.'])
    expect(messages).toContainEqual(['inmueble', 'El número de imponible lleva solo dígitos.'])
  })
})
