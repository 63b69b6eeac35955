import type { ResultadoDeEvaluacion } from '@apremia/core'

export interface FiltroDeEvaluaciones {
  readonly abogado?: string
  readonly resultado?: ResultadoDeEvaluacion
}

/** A body with `resultado` would be a new evaluation (D82): the filter has another name. */
export const criteriosDeEvaluaciones = ({ abogado, resultado }: FiltroDeEvaluaciones) => ({
  ...(abogado === undefined ? {} : { abogado }),
  ...(resultado === undefined ? {} : { conResultado: resultado }),
})
