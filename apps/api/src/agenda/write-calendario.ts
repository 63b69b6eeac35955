import { addDays, type ClaseDeAlarma, interpolar, textos } from '@apremia/core'
import ical, { ICalCalendarMethod, ICalEventTransparency } from 'ical-generator'
import type { FilaDeAgenda } from './agenda-repo.ts'

const t = textos.agenda.calendario

/** Converts a day to a `Date` in UTC, so that the time zone of the server does not change the day. */
const diaDe = (fecha: string): Date => new Date(`${fecha}T00:00:00Z`)

const casoDe = ({ imponible, recurso }: FilaDeAgenda): string => `${imponible} ${recurso}`

const idDe = ({ tipo, imponible, recurso }: FilaDeAgenda, antes: string): string =>
  `${antes}${tipo}-${imponible}-${recurso}@apremia`.toLowerCase()

const MINUTO_MS = 60_000

const plazoDe = (vencimiento: FilaDeAgenda) => ({
  id: idDe(vencimiento, ''),
  sequence: vencimiento.actuacion ?? 0,
  summary: interpolar(t.resumen, {
    caso: casoDe(vencimiento),
    etapa: vencimiento.etapa || t.sinEtapa,
  }),
  description: textos.mesas[vencimiento.mesa],
})

/**
 * Builds the calendar event of an alarm. The version number of the event (SEQUENCE) must never decrease, so it comes
 * from the clock. The day of the alarm would not serve: it may become earlier when a legal action is undone.
 */
const alarmaDe = (vencimiento: FilaDeAgenda & { readonly clase: ClaseDeAlarma }, ahora: Date) => {
  const { clase, convenio } = vencimiento
  return {
    id: idDe(vencimiento, `alarma-${clase}-${convenio === null ? '' : `${convenio}-`}`),
    sequence: Math.floor(ahora.getTime() / MINUTO_MS),
    summary: interpolar(t.alarma, {
      alarma: textos.alarmas.clases[clase],
      caso: casoDe(vencimiento),
    }),
    description: `${textos.alarmas.orientativa} ${textos.alarmas.calendarios[clase]}.`,
  }
}

/**
 * Maximum number of deadlines in a calendar file. When there are more, the file has an event that says that some are
 * missing.
 */
export const MAXIMO_DE_CALENDARIO = 5_000

/**
 * Writes the deadlines and alarms as whole-day events in the iCalendar format (RFC 5545), without personal data. The
 * event of a changed deadline keeps its UID and gets a higher version number (SEQUENCE). Calendar programs then show
 * the new day.
 */
export const writeCalendario = (
  vencimientos: readonly FilaDeAgenda[],
  ahora: Date,
  maximo: number = MAXIMO_DE_CALENDARIO,
): string => {
  const calendario = ical({
    name: t.nombre,
    prodId: { company: 'Apremia', product: 'Agenda', language: 'ES' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 6 * 60 * 60,
  })
  for (const vencimiento of vencimientos.slice(0, maximo))
    calendario.createEvent({
      ...(vencimiento.clase === 'plazo'
        ? plazoDe(vencimiento)
        : alarmaDe({ ...vencimiento, clase: vencimiento.clase }, ahora)),
      stamp: ahora,
      start: diaDe(vencimiento.vence),
      end: diaDe(addDays(vencimiento.vence, 1)),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
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
