import { daysInMonth, type Fecha, fechaDe, partsOfFecha } from '../fecha/fecha.ts'

export interface Mes {
  readonly desde: Fecha
  readonly hasta: Fecha
}

export const MESES_DE_ESTADISTICA = 12

/**
 * Returns the last `cuantos` months, the oldest first. The month of `hoy` is the last one. It also ends on its last
 * day, and not on `hoy` (M4).
 */
export const listMeses = (hoy: Fecha, cuantos: number = MESES_DE_ESTADISTICA): Mes[] => {
  const { year, month } = partsOfFecha(hoy)
  return Array.from({ length: cuantos }, (_, i) => {
    const n = year * 12 + month - 1 - (cuantos - 1 - i)
    const [anio, mes] = [Math.floor(n / 12), (n % 12) + 1]
    const desde = fechaDe(anio, mes, 1)
    const hasta = fechaDe(anio, mes, daysInMonth(anio, mes))
    if (!desde || !hasta) throw new RangeError(`Mes fuera de rango: ${anio}-${mes}`)
    return { desde, hasta }
  })
}
