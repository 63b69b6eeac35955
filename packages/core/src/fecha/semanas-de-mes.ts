import { addDays, dayOfWeek, type Fecha } from './fecha.ts'

/** The weeks of a month as they are drawn, from Monday to Sunday, with the days of its neighbours that complete them. */
export const semanasDeMes = (desde: Fecha, hasta: Fecha): Fecha[][] => {
  const lunes = addDays(desde, -((dayOfWeek(desde) + 6) % 7))
  const semanas: Fecha[][] = []
  for (let dia = lunes; dia <= hasta; dia = addDays(dia, 7))
    semanas.push(Array.from({ length: 7 }, (_, i) => addDays(dia, i)))
  return semanas
}
