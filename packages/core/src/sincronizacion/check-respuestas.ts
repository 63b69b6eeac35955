import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { sincronizacion as t } from '../texto/sincronizacion.ts'

/**
 * Maximum percentage of properties and businesses for which the web service of the municipality may give no answer.
 * Above this percentage, the product uses none of the answers.
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
