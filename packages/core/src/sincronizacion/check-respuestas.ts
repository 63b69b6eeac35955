import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { sincronizacion as t } from '../texto/sincronizacion.ts'

/**
 * Largest percentage of items without an answer with which the answers of the municipality's service may still be used.
 */
const SIN_RESPUESTA_HASTA = 20

/** Counts of the items that the product requested from the municipality's service. */
interface RespuestasDeCartera {
  readonly total: number
  readonly sinRespuesta: number
}

/** Returns a reason not to use the answers of the municipality's service when too many items have no answer. */
export const checkRespuestasDeCartera = ({ total, sinRespuesta }: RespuestasDeCartera): Motivo[] =>
  sinRespuesta * 100 > total * SIN_RESPUESTA_HASTA
    ? [
        {
          ...{ codigo: 'sincronizacion.incompleta', campo: '' },
          mensaje: interpolar(t.incompleta, { n: sinRespuesta, total }),
        },
      ]
    : []
