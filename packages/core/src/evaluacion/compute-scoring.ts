import type { Respuesta } from '../decision/decision.ts'
import { addYears, type Fecha } from '../fecha/fecha.ts'
import { evaluaciones } from '../texto/evaluaciones.ts'
import { interpolar } from '../texto/interpolar.ts'
import type { ResultadoDeEvaluacion } from './compute-resultado.ts'

export interface Scoring {
  readonly ultimo: ResultadoDeEvaluacion
  readonly aprobado: {
    readonly aprobadas: number
    readonly total: number
    readonly porciento: number
  } | null
}

export const desdeDeScoring = (hoy: Fecha): Fecha => addYears(hoy, -1)

/**
 * Computes the scoring of a lawyer (D83): the result of the last evaluation, and the share of approved evaluations in
 * the last twelve months. Null when the lawyer has no evaluations.
 */
export const computeScoring = (
  ultimo: ResultadoDeEvaluacion | null,
  aprobadas: number,
  total: number,
): Respuesta<Scoring | null> => {
  const porciento = total === 0 ? 0 : Math.floor((200 * aprobadas + total) / (2 * total))
  const valor = ultimo && {
    ultimo,
    aprobado: total === 0 ? null : { aprobadas, total, porciento },
  }
  const porque = {
    regla: 'evaluacion/scoring',
    fuente: 'D83',
    entradas: { ultimo, aprobadas, total },
    valor: ultimo,
  }
  if (valor === null) return { valor, porque, frase: evaluaciones.ninguna }
  const texto = valor.aprobado ? evaluaciones.scoring.formula : evaluaciones.scoring.sinRecientes
  return {
    valor,
    porque,
    frase: interpolar(texto, { ultimo: valor.ultimo, aprobadas, total, porciento }),
  }
}
