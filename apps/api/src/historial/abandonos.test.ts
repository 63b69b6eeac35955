import { describe, expect, it } from 'vitest'
import { splitAnclas } from './abandonos.ts'
import type { Ancla } from './ancla.ts'

const momento = '2026-11-30T13:00:00.000Z'
const at = (orden: number, extra: Partial<Ancla> = {}): Ancla => ({
  ...{ orden, hash: `h${orden}`, momento },
  ...extra,
})
const restaurada = (cabeza: number, extra: Partial<Ancla> = {}): Ancla =>
  at(cabeza + 1, {
    ...{ hash: `acepta${cabeza}`, restaurada: true, acepto: 'arranque' },
    ...{ ordenRestaurado: cabeza, hashRestaurado: `h${cabeza}` },
    ...extra,
  })
const ordenes = (anclas: readonly Ancla[]) => anclas.map(({ orden, hash }) => `${orden} ${hash}`)

describe('rows abandoned by an accepted restoration', () => {
  it('are those beyond its head that were noted before it, and the others still count', () => {
    const { vigentes, abandonos } = splitAnclas([at(5), at(9), at(12), restaurada(7), at(10)])
    expect(ordenes(vigentes)).toEqual(['5 h5', '7 h7', '8 acepta7', '10 h10'])
    expect(abandonos).toEqual([
      {
        ...{ momento, filas: 5 },
        mensaje:
          'Hasta el 30/11/2026 10:00 hubo al menos 5 filas que se abandonaron al restaurar una copia que llegaba a la fila 7; lo confirmó quien arrancó el servidor con APREMIA_RESTAURACION.',
      },
    ])
  })

  it('are none without an acceptance, nor when the accepted database had every row', () => {
    const anclas = [at(5), at(9)]
    expect(splitAnclas(anclas)).toEqual({ vigentes: anclas, abandonos: [] })
    expect(splitAnclas([...anclas, restaurada(9)]).abandonos).toEqual([])
  })

  it('are told of each restoration, and a later one abandons the acceptance of an earlier one', () => {
    const { vigentes, abandonos } = splitAnclas([
      ...[at(5), at(9), restaurada(7, { acepto: 'restaurar' }), at(10)],
      ...[restaurada(5), at(6, { hash: 'acepta5' })],
    ])
    expect(ordenes(vigentes)).toEqual(['5 h5', '5 h5', '6 acepta5', '6 acepta5'])
    expect(abandonos.map(({ filas }) => filas)).toEqual([2, 5])
    expect(abandonos[0]?.mensaje).toContain('apremia-servidor respaldo restaurar')
  })

  it('are known from an acceptance written by an older version', () => {
    const vieja = at(8, { restaurada: true })
    const { vigentes, abandonos } = splitAnclas([at(7), at(8, { hash: 'otra' }), vieja])
    expect(ordenes(vigentes)).toEqual(['7 h7', '8 h8'])
    expect(abandonos).toMatchObject([{ filas: 1, mensaje: expect.stringContaining('1 fila que') }])
  })

  it('are not counted when another machine accepted the copy', () => {
    const { vigentes, abandonos } = splitAnclas([at(5), at(9), at(8, { epoca: 1 }), at(9)])
    expect(ordenes(vigentes)).toEqual(['8 h8', '9 h9'])
    expect(abandonos).toMatchObject([{ filas: null, mensaje: expect.stringContaining('en otra') }])
  })
})
