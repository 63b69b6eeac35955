import { describe, expect, it } from 'vitest'
import {
  correctPedido,
  findFaltas,
  findMenores,
  parsePedido,
  readNumeros,
} from './pedido-de-restauracion.ts'

const CONOCIDOS = { titulos: 118, cartas: 1, convenios: 40 }

const faltasDe = (texto: string): string => {
  const pedido = parsePedido(texto)
  return [...findFaltas(pedido, CONOCIDOS), ...findMenores(pedido, CONOCIDOS)].join(' ')
}

describe('the numbers in APREMIA_RESTAURACION', () => {
  it('are read in any order, with any spaces', () => {
    const pedido = parsePedido('  1a2b3c4d  cartas=7 titulos=118\tconvenios=40 ')
    expect(pedido.codigo).toBe('1a2b3c4d')
    expect(readNumeros(pedido)).toEqual({ titulos: 118, cartas: 7, convenios: 40 })
    expect(faltasDe('1a2b3c4d cartas=7 titulos=118 convenios=40')).toBe('')
  })

  it.each([
    ['below the known one', 'x titulos=1 cartas=1 convenios=40', '«titulos=1» es menor', '118'],
    ['missing', 'x titulos=118 cartas=1', 'Falta la serie «convenios»', ''],
    [
      'with decimals',
      'x titulos=118,5 cartas=1 convenios=40',
      '«titulos=118,5» no tiene',
      'entero',
    ],
    [
      'with a thousands point',
      'x titulos=118 cartas=1.000 convenios=40',
      '«cartas=1.000»',
      'puntos',
    ],
    ['negative', 'x titulos=118 cartas=-1 convenios=40', '«cartas=-1»', 'signos'],
    ['empty', 'x titulos=118 cartas= convenios=40', '«cartas=» no tiene', 'entero'],
    ['absurd', 'x titulos=118 cartas=9999999 convenios=40', '«cartas=9999999» pasa', '1.000.000'],
    ['endless', `x titulos=118 cartas=${'9'.repeat(400)} convenios=40`, 'pasa por más', 'cifra'],
    ['of no series', 'x titulos=118 cartas=1 convenios=40 actas=2', '«actas» no es una serie', ''],
  ])('%s are refused with their series', (_, texto, dicho, tambien) => {
    expect(faltasDe(texto)).toContain(dicho)
    expect(faltasDe(texto)).toContain(tambien)
  })

  it('the correct line keeps the good numbers', () => {
    const pedido = parsePedido('1a2b3c4d titulos=1 cartas=99999999 convenios=52')
    expect(correctPedido('1a2b3c4d', pedido, CONOCIDOS)).toBe(
      "APREMIA_RESTAURACION='1a2b3c4d titulos=118 cartas=1 convenios=52'",
    )
  })

  it('lack the code when the first part is a series', () => {
    expect(parsePedido('titulos=1 cartas=1 convenios=1').codigo).toBeUndefined()
  })
})
