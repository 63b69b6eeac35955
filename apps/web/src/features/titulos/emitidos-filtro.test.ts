import { describe, expect, test } from 'vitest'
import { readFiltroDeEmitidos } from './emitidos-filtro.ts'

describe('the filter of the list of executive titles', () => {
  test('takes numbers as people write them', () => {
    expect(
      readFiltroDeEmitidos({ imponible: '1.058', nroContribuyente: ' 1.204 ', abogado: 'A01' }),
    ).toMatchObject({
      ok: true,
      body: { imponible: '1058', nroContribuyente: '1204', abogado: 'A01' },
    })
  })

  test('an empty filter is for everything', () => {
    expect(readFiltroDeEmitidos({})).toMatchObject({ ok: true, body: { nroContribuyente: '' } })
  })

  test('a name is no number of a taxpayer, and its field says so', () => {
    const lectura = readFiltroDeEmitidos({ nroContribuyente: 'PAZ' })
    expect(lectura.ok ? [] : lectura.faltas).toEqual([
      {
        campo: 'nroContribuyente',
        mensaje: 'El número de contribuyente lleva solo dígitos.',
      },
    ])
  })
})
