import { addDays, dayOfWeek, type Fecha } from './fecha.ts'

/**
 * Returns the weeks of a month, from Monday to Sunday, to draw a calendar. Days of the neighbouring months complete the
 * first and the last week.
 */
export const semanasDeMes = (desde: Fecha, hasta: Fecha): Fecha[][] => {
  const lunes = addDays(desde, -((dayOfWeek(desde) + 6) % 7))
  const semanas: Fecha[][] = []
  for (let dia = lunes; dia <= hasta; dia = addDays(dia, 7))
    semanas.push(Array.from({ length: 7 }, (_, i) => addDays(dia, i)))
  return semanas
}
