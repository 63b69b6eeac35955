import type { TipoDeEtapa } from '@apremia/core'
import { describe, expect, test } from 'vitest'
import { checkOtraRadicacion, decideForma } from './decide-forma.ts'
import type { Radicacion } from './use-radicaciones.ts'

const tipo = (tpId: number, gpId: number): TipoDeEtapa => ({
  tpId,
  gpId,
  nombre: String(tpId),
  tiempo: null,
  activo: true,
  show: true,
  iniciaApremio: false,
  cierra: false,
})

const TIPOS = [tipo(2, 3), tipo(18, 3), tipo(10, 2)]
const CON = { imponible: 1, recurso: 'AB' }
const SIN = { imponible: 2, recurso: 'AB' }
const RADICACIONES: readonly Radicacion[] = [
  {
    ...CON,
    radicado: true,
    id: 5,
    fecha: '2026-01-02',
    nroexpte: 'SN-1-2026',
    caratula: '',
    juzgado: '',
    departamento: '',
  },
  {
    ...SIN,
    radicado: false,
    id: null,
    fecha: null,
    nroexpte: '',
    caratula: '',
    juzgado: '',
    departamento: '',
  },
]

const forma = (tpId: number | null, gpId: number) =>
  decideForma({ tpId, gpId }, [CON, SIN], RADICACIONES, TIPOS)

describe('the type and items to record (S2 §4, D69)', () => {
  test('in the judicial group, the radication of the items that lack it comes first', () => {
    expect(forma(2, 3)).toEqual({
      tpId: 18,
      pares: [SIN],
      forzada: 'Debe cargar la radicación para continuar con otras actuaciones.',
    })
  })

  test.each([
    ['the radication itself', 18, 3],
    ['another group', 10, 2],
    ['no type', null, 3],
  ])('%s is over all of them', (_name, tpId, gpId) => {
    expect(forma(tpId, gpId)).toEqual({ tpId, pares: [CON, SIN], forzada: undefined })
  })

  test('once all have it, the type asked for', () => {
    expect(decideForma({ tpId: 2, gpId: 3 }, [CON], RADICACIONES, TIPOS).tpId).toBe(2)
  })
})

describe('another radication (D137)', () => {
  const check = (nroexpte: string, confirmada: boolean) =>
    checkOtraRadicacion(18, nroexpte, [CON, SIN], RADICACIONES, confirmada).map(
      ({ codigo }) => codigo,
    )

  test('is confirmed for another court file, and refused for the same one', () => {
    expect(check('SN-2-2026', false)).toEqual(['actuacion.otra-radicacion'])
    expect(check('SN-2-2026', true)).toEqual([])
    expect(check('SN-1-2026', true)).toEqual(['actuacion.expediente-repetido'])
    expect(check(' ', false)).toEqual([])
  })

  test('is not asked about when it is another type', () => {
    expect(checkOtraRadicacion(2, 'SN-2-2026', [CON], RADICACIONES, false)).toEqual([])
  })
})
