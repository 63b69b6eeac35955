import { addDays, type Fecha } from '../fecha/fecha.ts'
import type { FilaDeParametro } from '../parametro/filas-iniciales.ts'
import { valorDeParametro } from '../parametro/parametro-vigente.ts'
import { CLASES_DE_CONSERVACION, type ClaseDeConservacion } from './clases-de-datos.ts'

/**
 * Days proposed for each kind. Nothing is erased until the municipality sets these or other days in its parameters,
 * because the decision is its own. 0 is never.
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
  /** Days that the data is kept. 0 is for ever. */
  readonly dias: number
  readonly propuestos: number
  /** Day before which data is erased. Null when it never is. */
  readonly antesDe: Fecha | null
}

/** Decides how long each kind of data is kept, and which are too old today. */
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
