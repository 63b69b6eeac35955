import { describe, expect, test } from 'vitest'
import { mesDeCarta, puedeSalirCarta, type RevisionDeCartas } from './decide-carta.ts'

const carta = {
  deudor: 'PAZ',
  domicilio: 'Mitre 1',
  abogado: 'A01',
  imponibles: 1,
  otros: 0,
  total: '10.00',
}

const revision = (cambios: Partial<RevisionDeCartas> = {}): RevisionDeCartas => ({
  vencimiento: { fecha: '2026-11-10', avisos: [] },
  siguiente: null,
  propuesto: 'actual',
  cartas: [carta],
  total: '10.00',
  impedimentos: [],
  repetidas: [],
  listos: [{ imponible: '101', recurso: 'AB' }],
  listas: 1,
  ...cambios,
})

const CON_AVISO = revision({
  vencimiento: { fecha: '2026-11-10', avisos: ['El 10/11/2026 ya pasó.'] },
  siguiente: { fecha: '2026-12-10', avisos: [] },
  propuesto: 'siguiente',
})

const SIN_PROPUESTA = revision({ ...CON_AVISO, propuesto: null })

describe('until when a letter holds (D65)', () => {
  test('a date that serves is not asked about', () => {
    expect(mesDeCarta(revision(), undefined)).toBe('actual')
    expect(mesDeCarta(revision(), 'siguiente')).toBe('actual')
  })

  test('a date with a warning gives way to the proposed date, and the person may choose', () => {
    expect(mesDeCarta(CON_AVISO, undefined)).toBe('siguiente')
    expect(mesDeCarta(SIN_PROPUESTA, undefined)).toBeUndefined()
    expect(mesDeCarta(CON_AVISO, 'actual')).toBe('actual')
    expect(mesDeCarta(CON_AVISO, 'siguiente')).toBe('siguiente')
  })
})

describe('whether it may be made (D140)', () => {
  test('once it was reviewed, with its date and nothing missing', () => {
    expect(puedeSalirCarta(undefined, 'actual', false)).toBe(false)
    expect(puedeSalirCarta(revision(), undefined, false)).toBe(true)
    expect(puedeSalirCarta(SIN_PROPUESTA, undefined, false)).toBe(false)
    expect(puedeSalirCarta(CON_AVISO, undefined, false)).toBe(true)
    expect(puedeSalirCarta(CON_AVISO, 'siguiente', false)).toBe(true)
  })

  test('not while anything is missing, even of one of several, nor when there is none', () => {
    const impedimentos = [{ campo: 'te', mensaje: 'Falta el teléfono de la oficina de A01.' }]
    expect(puedeSalirCarta(revision({ impedimentos }), 'actual', false)).toBe(false)
    expect(puedeSalirCarta(revision({ cartas: [] }), 'actual', false)).toBe(false)
  })

  test('a letter already issued today is repeated only with a confirmation (D189)', () => {
    const repetidas = [{ numero: 5, deudor: 'PAZ', imponibles: ['101 AB'] }]
    expect(puedeSalirCarta(revision({ repetidas }), 'actual', false)).toBe(false)
    expect(puedeSalirCarta(revision({ repetidas }), 'actual', true)).toBe(true)
  })
})
