import type { ResultadoDeEvaluacion } from '@apremia/core'

export interface FiltroDeEvaluaciones {
  readonly abogado?: string
  readonly resultado?: ResultadoDeEvaluacion
}

/**
 * Builds the request body that filters the evaluations of lawyers. The result to look for is sent as `conResultado`,
 * because a body with `resultado` would create an evaluation (D82).
 */
export const criteriosDeEvaluaciones = ({ abogado, resultado }: FiltroDeEvaluaciones) => ({
  ...(abogado === undefined ? {} : { abogado }),
  ...(resultado === undefined ? {} : { conResultado: resultado }),
})
