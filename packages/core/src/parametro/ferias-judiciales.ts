import { addDays, type Fecha, parseFecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from './filas-iniciales.ts'

/** Judicial recess: a period in which the courts are closed. The first and the last day are included. */
export interface Feria {
  readonly desde: Fecha
  readonly hasta: Fecha
}

/**
 * Lists the judicial recesses in order, from the values of a parameter. Each value begins on the first day of a recess,
 * and is the last day of the recess. A last day before the first day cancels the recess. A recess that overlaps the
 * next one ends before the next one begins.
 */
export const feriasJudiciales = (filas: readonly FilaDeParametro[]): Feria[] => {
  const filasDeFeria = filas
    .filter(({ clave }) => clave === 'juicio.feriaHasta')
    .sort((a, b) => (a.vigenteDesde < b.vigenteDesde ? -1 : 1))
  return filasDeFeria.flatMap(({ vigenteDesde: desde, valor }, i) => {
    const fin = parseFecha(valor)
    const siguiente = filasDeFeria[i + 1]?.vigenteDesde
    if (fin === undefined) throw new RangeError(`La feria del ${desde} no dice hasta cuándo`)
    const hasta = siguiente !== undefined && siguiente <= fin ? addDays(siguiente, -1) : fin
    return hasta >= desde ? [{ desde, hasta }] : []
  })
}
