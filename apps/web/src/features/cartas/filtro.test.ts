import { describe, expect, it } from 'vitest'
import { readFiltroDeCartas } from './filtro.ts'

const faltasDe = (tecleado: Parameters<typeof readFiltroDeCartas>[0]) => {
  const lectura = readFiltroDeCartas(tecleado)
  return lectura.ok ? [] : lectura.faltas.map(({ campo }) => campo).sort()
}

describe('readFiltroDeCartas', () => {
  it('asks for every letter when nothing is filled in', () => {
    expect(readFiltroDeCartas({})).toMatchObject({
      ok: true,
      body: { imponible: '', recurso: '', nroContribuyente: '', acuse: '' },
    })
  })

  it('takes numbers as people write them, and the code of a tax in capitals', () => {
    expect(
      readFiltroDeCartas({ imponible: '1.058', recurso: 'ss', nroContribuyente: '1.204' }),
    ).toMatchObject({
      ok: true,
      body: { imponible: '1058', recurso: 'SS', nroContribuyente: '1204' },
    })
  })

  it('names every field that is wrong, and leaves out none in silence', () => {
    expect(
      faltasDe({
        ...{ imponible: '5a', recurso: 'LARGO', nroContribuyente: '0' },
        ...{ acuse: 'otro', lote: '12' },
      }),
    ).toEqual(['acuse', 'imponible', 'lote', 'nroContribuyente', 'recurso'])
  })
})
