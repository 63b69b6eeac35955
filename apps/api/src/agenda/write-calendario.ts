import { addDays, interpolar, textos } from '@apremia/core'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { Vencimiento } from './agenda-repo.ts'

const t = textos.agenda.calendario

/** A day as the library takes it: in UTC, so that it is the same wherever the server is. */
const diaDe = (fecha: string): Date => new Date(`${fecha}T00:00:00Z`)

/** Deadlines a calendar is given at most: what it does not have, it says. */
export const MAXIMO_DE_CALENDARIO = 5_000

/**
 * The deadlines as RFC 5545: each a whole day, named by the case and its stage and by nothing of anybody's. The same
 * case keeps its UID; a later action raises its SEQUENCE, which is how a calendar knows that the day changed.
 */
export const writeCalendario = (
  vencimientos: readonly Vencimiento[],
  ahora: Date,
  maximo: number = MAXIMO_DE_CALENDARIO,
): string => {
  const calendario = ical({
    name: t.nombre,
    prodId: { company: 'Apremia', product: 'Agenda', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
  })
  for (const { vence, tipo, imponible, recurso, mesa, etapa, actuacion } of vencimientos.slice(
    0,
    maximo,
  ))
    calendario.createEvent({
      id: `${tipo}-${imponible}-${recurso}@apremia`.toLowerCase(),
      sequence: actuacion ?? 0,
      stamp: ahora,
      start: diaDe(vence),
      end: diaDe(addDays(vence, 1)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: interpolar(t.resumen, {
        caso: `${imponible} ${recurso}`,
        etapa: etapa || t.sinEtapa,
      }),
      description: textos.mesas[mesa],
    })
  const primero = vencimientos[maximo]
  if (primero)
    calendario.createEvent({
      id: 'hay-mas@apremia',
      stamp: ahora,
      start: diaDe(primero.vence),
      end: diaDe(addDays(primero.vence, 1)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: t.hayMas,
    })
  return calendario.toString()
}
