import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { valorDeParametro } from '../parametro/parametro-vigente.ts'
import { CLASES_DE_CONSERVACION, type ClaseDeConservacion } from './clases-de-datos.ts'

/**
 * Proposed number of days to keep each kind of data. Nothing is erased until the municipality saves these or other
 * numbers in its parameters. 0 means that the data is never erased.
 */
export const DIAS_PROPUESTOS: Readonly<Record<ClaseDeConservacion, number>> = {
  ingresos: 1_825,
  lecturas: 1_825,
  exportaciones: 30,
  paquetes: 90,
  cargas: 365,
  registros: 0,
  novedades: 365,
  mensajes: 1_825,
}

export interface Conservacion {
  readonly clase: ClaseDeConservacion
  readonly dias: number
  readonly propuestos: number
  /**
   * First day of the data that is kept: the product may erase older data of the kind `clase`. Null when that data is
   * never erased.
   */
  readonly antesDe: Fecha | null
}

export const decideConservacion = (
  filas: readonly FilaDeParametro[],
  hoy: Fecha,
): readonly Conservacion[] =>
  CLASES_DE_CONSERVACION.map((clase) => {
    const dias = valorDeParametro(filas, `conservacion.${clase}`, hoy)
    return {
      ...{ clase, dias, propuestos: DIAS_PROPUESTOS[clase] },
      antesDe: dias === 0 ? null : addDays(hoy, -dias),
    }
  })
