import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { sincronizacion as t } from '../texto/sincronizacion.ts'

/**
 * Maximum percentage of properties and businesses without an answer. Above this percentage, the product does not use
 * the answers of the municipality's service.
 */
const SIN_RESPUESTA_HASTA = 20

interface RespuestasDeCartera {
  readonly total: number
  readonly sinRespuesta: number
}

export const checkRespuestasDeCartera = ({ total, sinRespuesta }: RespuestasDeCartera): Motivo[] =>
  sinRespuesta * 100 > total * SIN_RESPUESTA_HASTA
    ? [
        {
          ...{ codigo: 'sincronizacion.incompleta', campo: '' },
          mensaje: interpolar(t.incompleta, { n: sinRespuesta, total }),
        },
      ]
    : []
