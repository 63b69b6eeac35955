import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import type { ClaveDeParametro } from '../parametro/parametros.ts'

/**
 * Rules that decide until when a tax debt can be claimed in court, read from the parameters. A tax period uses the
 * values in force on its due date.
 */
export interface ReglasDePrescripcion {
  readonly aniosAl: (vencimiento: Fecha) => number
  /**
   * True when the tax ordinance counts the years of the limitation period from 1 January of the year after the due
   * date.
   */
  readonly desdeEneroAl: (vencimiento: Fecha) => boolean
  /** Lowest number of years that the parameter of the limitation period has on any date. */
  readonly aniosMinimos: number
  /** True when the tax ordinance, for at least one due date, counts the limitation period from the next 1 January. */
  readonly algunaDesdeEnero: boolean
}

export const reglasDePrescripcion = (filas: readonly FilaDeParametro[]): ReglasDePrescripcion => {
  const rowsOf = (clave: ClaveDeParametro) =>
    filas
      .filter((fila) => fila.clave === clave)
      .map(({ vigenteDesde, valor }) => ({ desde: vigenteDesde, valor: Number(valor) }))
      .sort((a, b) => (a.desde < b.desde ? -1 : 1))
  // Before the day of the first value of a parameter, the first value applies too.
  const valueAt = (rows: ReturnType<typeof rowsOf>, dia: Fecha): number => {
    const fila = rows.findLast(({ desde }) => desde <= dia) ?? rows[0]
    if (fila === undefined) throw new RangeError('Faltan los parámetros de la prescripción')
    return fila.valor
  }
  const anios = rowsOf('prescripcion.anios')
  const enero = rowsOf('prescripcion.desdeEnero')
  return {
    aniosAl: (vencimiento) => valueAt(anios, vencimiento),
    desdeEneroAl: (vencimiento) => valueAt(enero, vencimiento) === 1,
    aniosMinimos: Math.min(...anios.map(({ valor }) => valor)),
    algunaDesdeEnero: enero.some(({ valor }) => valor === 1),
  }
}

export const esDePrescripcion = (clave: string): boolean => clave.startsWith('prescripcion.')
