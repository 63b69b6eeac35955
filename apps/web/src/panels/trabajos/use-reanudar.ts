import type { Trabajo } from './trabajo.ts'
import {
  useResumeEvaluacionesMutation,
  useResumeLoteDeCartasMutation,
  useResumeLoteMutation,
  useResumeRecalculoMutation,
} from './trabajo-api.ts'

/**
 * Returns `resume`, the function that resumes a failed or cancelled job, and the state of the request that it sends.
 * Undefined when the job cannot be resumed.
 */
export const useReanudar = ({ id, tipo, estado, lote }: Trabajo) => {
  const [titulos, deTitulos] = useResumeLoteMutation()
  const [cartas, deCartas] = useResumeLoteDeCartasMutation()
  const [evaluaciones, deEvaluaciones] = useResumeEvaluacionesMutation()
  const [recalculo, deRecalculo] = useResumeRecalculoMutation()
  if (estado !== 'fallido' && estado !== 'cancelado') return undefined
  if (tipo === 'evaluar')
    return {
      ...deEvaluaciones,
      resume: async () => (await evaluaciones({ params: { trabajo: id } })).data,
    }
  if (tipo === 'recalcular-casos')
    return {
      ...deRecalculo,
      resume: async () => (await recalculo({ params: { trabajo: id } })).data,
    }
  if (lote === null) return undefined
  return tipo === 'imprimir-cartas'
    ? { ...deCartas, resume: async () => (await cartas({ params: { id: lote } })).data }
    : { ...deTitulos, resume: async () => (await titulos({ params: { id: lote } })).data }
}
