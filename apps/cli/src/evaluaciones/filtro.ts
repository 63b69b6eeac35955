import type { ResultadoDeEvaluacion } from '@apremia/core'

export interface FiltroDeEvaluaciones {
  readonly abogado?: string
  readonly resultado?: ResultadoDeEvaluacion
}

/**
 * Builds the request body that filters the evaluations of lawyers. The wanted result is sent as `conResultado`, because
 * the server creates an evaluation when the body has a field `resultado` (D82).
 */
export const criteriosDeEvaluaciones = ({ abogado, resultado }: FiltroDeEvaluaciones) => ({
  ...(abogado === undefined ? {} : { abogado }),
  ...(resultado === undefined ? {} : { conResultado: resultado }),
})
