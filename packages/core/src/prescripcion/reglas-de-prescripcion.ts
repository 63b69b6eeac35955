import type { Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { valorDeParametro } from '../parametro/parametro-vigente.ts'

/** Parameters that decide when a tax debt prescribes. */
export interface ReglasDePrescripcion {
  /** Years of the term of a period that was due on that day. */
  readonly aniosAl: (vencimiento: Fecha) => number
  /** Whether the tax ordinance counts the term from 1 January of the year after the due date. */
  readonly desdeEnero: boolean
}

/** Fewest years that any row of the parameter gives. A period that was due later than that cannot have prescribed. */
export const aniosMinimosDePrescripcion = (filas: readonly FilaDeParametro[]): number =>
  Math.min(
    ...filas
      .filter(({ clave }) => clave === 'prescripcion.anios')
      .map(({ valor }) => Number(valor)),
  )

export const reglasDePrescripcion = (
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
): ReglasDePrescripcion => ({
  aniosAl: (vencimiento) => valorDeParametro(filas, 'prescripcion.anios', vencimiento),
  desdeEnero: valorDeParametro(filas, 'prescripcion.desdeEnero', hoy) === 1,
})
