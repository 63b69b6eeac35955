import { describe, expect, it } from 'vitest'
import { readArchivoDeCasos } from './caso-de-regla.ts'
import { findDiferencias } from './diferencias.ts'
import { EntradaInvalida } from './read-entrada.ts'
import { runCaso } from './run-caso.ts'

const caso = (entrada: unknown, espera: unknown) => ({ nombre: 'uno', entrada, espera })

describe('runCaso', () => {
  it('accepts what matches', () => {
    const result = runCaso('dinero/en-letras', caso('1', 'PESOS UNO CON 00/100'))
    expect(result).toEqual({
      ok: true,
      esperado: 'PESOS UNO CON 00/100',
      obtenido: 'PESOS UNO CON 00/100',
      porque: null,
      diferencia: [],
    })
  })

  it('carries the account of a rule that decides', () => {
    const entrada = { texto: '5', ultimo: 4, cantidad: 2 }
    const { porque } = runCaso('titulo/validar-inicio', caso(entrada, null))
    expect(porque).toMatchObject({ regla: 'titulo/validar-inicio', entradas: { texto: '5' } })
  })

  it('says what differs and where', () => {
    const entrada = { texto: '5', ultimo: 4, cantidad: 2 }
    const result = runCaso(
      'titulo/validar-inicio',
      caso(entrada, { inicio: 5, fin: 7, hueco: null }),
    )
    expect(result.ok).toBe(false)
    expect(result.obtenido).toEqual({ inicio: 5, fin: 6, hueco: null })
    expect(result.diferencia).toEqual(['fin: se esperaba 7 y dio 6'])
  })

  it.each([
    ['dinero/sumar', '1', 'No hay ninguna regla «dinero/sumar»'],
    ['constructor', '1', 'No hay ninguna regla «constructor»'],
    ['dinero/en-letras', 1, 'entrada: se espera un texto (entre comillas) y dice 1'],
    ['dinero/en-letras', '1.234', 'entrada: se espera un importe como \'1.234,50\' y dice "1.234"'],
    [
      'dinero/repartir',
      { importe: '1', partes: 1.5 },
      'entrada.partes: se espera un número entero y dice 1.5',
    ],
    ['dinero/repartir', { importe: '1' }, 'entrada.partes: se espera un número entero y dice nada'],
    [
      'dinero/repartir',
      { importe: '1', partes: 1, moneda: 'ARS' },
      'entrada.moneda: se espera ningún campo con ese nombre y dice "moneda"',
    ],
    ['dinero/repartir', ['1', 1], 'entrada: se espera un objeto y dice ["1",1]'],
    [
      'fecha/sumar-dias',
      { fecha: '31/02/2026', dias: 1 },
      'entrada.fecha: se espera una fecha \'DD/MM/AAAA\' y dice "31/02/2026"',
    ],
  ])('%s refuses the case %j', (regla, entrada, motivo) => {
    expect(runCaso(regla, caso(entrada, null))).toMatchObject({ ok: false, diferencia: [motivo] })
  })
})

describe('readArchivoDeCasos', () => {
  const archivo = { regla: 'dinero/mostrar', fuente: 'S1 §5', casos: [caso('1', '$ 1,00')] }

  it('reads a file of cases', () => {
    expect(readArchivoDeCasos(archivo)).toEqual(archivo)
  })

  it.each([
    ['no cases', { ...archivo, casos: [] }, 'archivo.casos: no hay ningún caso'],
    ['the same name twice', { ...archivo, casos: [caso('1', 1), caso('2', 2)] }, 'repetido «uno»'],
    ['no source', { regla: 'x', casos: archivo.casos }, 'archivo.fuente'],
    ['a field nobody knows', { ...archivo, autor: 'x' }, 'archivo.autor'],
    [
      'a case with a field nobody knows',
      { ...archivo, casos: [{ ...caso('1', 1), nota: 'x' }] },
      'archivo.casos[0].nota',
    ],
    ['an empty file', null, 'archivo: se espera un objeto'],
  ])('refuses a file with %s', (_what, datos, motivo) => {
    expect(() => readArchivoDeCasos(datos)).toThrow(EntradaInvalida)
    expect(() => readArchivoDeCasos(datos)).toThrow(motivo)
  })
})

describe('diferencias', () => {
  it.each([
    [{ a: [1, 2] }, { a: [1, 2] }, []],
    [{ a: [1, 2] }, { a: [1] }, ['a[1]: se esperaba 2 y dio nada']],
    [{ a: 1 }, { a: 1, b: null }, ['b: se esperaba nada y dio null']],
    [[], {}, ['se esperaba [] y dio {}']],
    ['1', 1, ['se esperaba "1" y dio 1']],
    ['$ 1', '$\u00a01', []],
  ])('%j against %j', (espera, obtiene, lines) => {
    expect(findDiferencias(espera, obtiene)).toEqual(lines)
  })
})
