import { dayNumber, type Fecha, fromDayNumber } from '@apremia/core'

/** Number that represents a null date among day numbers. No calendar day has this number. */
export const NO_DATE = -0x8000_0000
/** Maximum number of dates in the cache. A municipality has a few hundred different due dates. */
const MOST = 4_096

/** Converts dates to day numbers and back. The conversions are cached, because the same dates repeat. */
export class Dias {
  readonly #numbers = new Map<Fecha, number>()
  readonly #fechas = new Map<number, Fecha>()

  numberOf(fecha: Fecha | null): number {
    if (fecha === null) return NO_DATE
    const known = this.#numbers.get(fecha)
    if (known !== undefined) return known
    const day = dayNumber(fecha)
    if (this.#numbers.size < MOST) this.#numbers.set(fecha, day)
    return day
  }

  fechaDe(day: number): Fecha | null {
    if (day === NO_DATE) return null
    const known = this.#fechas.get(day)
    if (known !== undefined) return known
    const fecha = fromDayNumber(day)
    if (this.#fechas.size < MOST) this.#fechas.set(day, fecha)
    return fecha
  }
}
