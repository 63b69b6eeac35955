import { fecha } from '@apremia/core'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { FilaDeAgenda } from './agenda-repo.ts'
import { writeCalendario } from './write-calendario.ts'

const vencimiento = (imponible: number, vence: string): FilaDeAgenda => ({
  ...{ clase: 'plazo', convenio: null },
  ...{ vence: fecha(vence), tipo: 'I', imponible, recurso: 'AB', mesa: 'judicial' },
  ...{ etapa: 'Demanda', actuacion: 7, abogado: 'A01', contribuyente: 'PAZ, ANA' },
})
const TRES = [
  vencimiento(1, '2026-11-20'),
  vencimiento(2, '2026-11-21'),
  vencimiento(3, '2026-12-31'),
]

const eventosDe = (maximo: number) =>
  new ICAL.Component(ICAL.parse(writeCalendario(TRES, new Date('2026-11-20T15:00:00Z'), maximo)))
    .getAllSubcomponents('vevent')
    .map((uno) => new ICAL.Event(uno))
    .map(({ summary, startDate }) => [summary, startDate.toString()])

describe('a calendar of more deadlines than it can have', () => {
  it('says from which day there are more', () => {
    expect(eventosDe(2)).toEqual([
      ['Vence 1 AB · Demanda', '2026-11-20'],
      ['Vence 2 AB · Demanda', '2026-11-21'],
      ['Desde este día hay más vencimientos: véalos en Apremia', '2026-12-31'],
    ])
  })
  it('has no warning when every deadline fits', () => {
    expect(eventosDe(3).map(([summary]) => summary)).toEqual([
      'Vence 1 AB · Demanda',
      'Vence 2 AB · Demanda',
      'Vence 3 AB · Demanda',
    ])
  })
})

it('an alarm is an event of its own, distinct from the deadline of its case', () => {
  const [plazo] = TRES
  if (plazo === undefined) throw new Error('sin vencimientos')
  const alarma = { ...plazo, clase: 'convenio', convenio: 12 } as const
  const texto = writeCalendario([plazo, alarma], new Date('2026-11-20T15:00:00Z'))
  const eventos = new ICAL.Component(ICAL.parse(texto))
    .getAllSubcomponents('vevent')
    .map((uno) => new ICAL.Event(uno))
  expect(eventos.map(({ uid, summary, description }) => [uid, summary, description])).toEqual([
    ['i-1-ab@apremia', 'Vence 1 AB · Demanda', 'Mesa de entradas judicial'],
    [
      'alarma-convenio-12-i-1-ab@apremia',
      'Alarma: Convenio por caducar · 1 AB',
      'Es orientativa: no cambia el vencimiento del caso. Días corridos.',
    ],
  ])
})
