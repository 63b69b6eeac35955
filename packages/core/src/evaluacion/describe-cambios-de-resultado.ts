import { evaluaciones } from '../texto/evaluaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResultadoDeEvaluacion } from './compute-resultado.ts'

const { cambios: t } = evaluaciones.realizacion

/** Maximum number of lawyers named in the summary of the evaluations to be saved. The preview lists all the lawyers. */
const NOMBRADOS = 5

export interface ResultadoPrevisto {
  readonly nombre: string
  readonly resultado: ResultadoDeEvaluacion
  readonly anterior: { readonly resultado: ResultadoDeEvaluacion } | null
}

/**
 * Summarises the evaluations that are about to be saved. Names the lawyers whose result changes since their last
 * evaluation.
 */
export const describeCambiosDeResultado = (previstas: readonly ResultadoPrevisto[]): string[] => {
  const aprobados = previstas.filter(({ resultado }) => resultado === 'Aprobado').length
  const primeras = previstas.filter(({ anterior }) => anterior === null).length
  const cambian = previstas.flatMap(({ nombre, resultado, anterior }) =>
    anterior === null || anterior.resultado === resultado
      ? []
      : [interpolar(t.uno, { nombre, antes: anterior.resultado, despues: resultado })],
  )
  const otros = cambian.length - NOMBRADOS
  const nombres = cambian.slice(0, NOMBRADOS).join('; ')
  const dicho = otros > 0 ? interpolar(t.yOtros, { nombres, n: otros }) : nombres
  return [
    interpolar(t.cuantos, { aprobados, desaprobados: previstas.length - aprobados }),
    ...(primeras < previstas.length
      ? [cambian.length === 0 ? t.ninguno : interpolar(t.cambian, { nombres: dicho })]
      : []),
    ...(primeras > 0 ? [interpolar(t.primeras, { n: primeras })] : []),
  ]
}
