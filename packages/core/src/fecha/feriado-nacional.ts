import { addDays, dayOfWeek, type Fecha, fechaDe, partsOfFecha } from './fecha.ts'

const FIJOS: Readonly<Record<string, string>> = {
  '01-01': 'Año Nuevo',
  '03-24': 'Día Nacional de la Memoria por la Verdad y la Justicia',
  '04-02': 'Día del Veterano y de los Caídos en la Guerra de Malvinas',
  '05-01': 'Día del Trabajo',
  '05-25': 'Día de la Revolución de Mayo',
  '06-20': 'Paso a la Inmortalidad del General Manuel Belgrano',
  '07-09': 'Día de la Independencia',
  '12-08': 'Inmaculada Concepción de María',
  '12-25': 'Navidad',
}

const TRASLADABLES = [
  [6, 17, 'Paso a la Inmortalidad del General Martín Miguel de Güemes'],
  [8, 17, 'Paso a la Inmortalidad del General José de San Martín'],
  [10, 12, 'Día del Respeto a la Diversidad Cultural'],
  [11, 20, 'Día de la Soberanía Nacional'],
] as const

/**
 * Days to add to a movable holiday so that it falls on a Monday. The position in the list is the day of the week, from
 * 0 (Sunday). Tuesday and Wednesday move back. Thursday and Friday move forward.
 */
const TRASLADO = [0, 0, -1, -2, 4, 3, 0] as const

/** Computes Easter Sunday (Gregorian calendar; J. Meeus's algorithm). */
const pascua = (year: number): Fecha => {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = b - Math.floor(b / 4)
  const h = (19 * a + d - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const n = h + l - 7 * m + 114
  return fechaDe(year, Math.floor(n / 31), (n % 31) + 1) as Fecha
}

/**
 * Returns the name of the national holiday that the law fixes on a day, or null (Ley 27.399 arts. 1, 6). Other
 * holidays, such as a holiday that a decree adds, are rows of the calendar (`CalendarioHabil`).
 */
export const feriadoNacional = (fecha: Fecha): string | null => {
  const fijo = FIJOS[fecha.slice(5)]
  if (fijo !== undefined) return fijo
  const { year } = partsOfFecha(fecha)
  for (const [month, day, nombre] of TRASLADABLES) {
    const propio = fechaDe(year, month, day) as Fecha
    if (addDays(propio, TRASLADO[dayOfWeek(propio)] ?? 0) === fecha) return nombre
  }
  const domingo = pascua(year)
  if (fecha === addDays(domingo, -2)) return 'Viernes Santo'
  return fecha === addDays(domingo, -48) || fecha === addDays(domingo, -47) ? 'Carnaval' : null
}
