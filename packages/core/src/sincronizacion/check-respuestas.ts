import type { Motivo } from '../decision/decision.ts'
import { interpolar } from '../texto/interpolar.ts'
import { sincronizacion as t } from '../texto/sincronizacion.ts'

/** Share of the items, in percent, that may be without an answer: with more, the service is not well. */
const SIN_RESPUESTA_HASTA = 20

/** Items of a portfolio that the municipality's service was asked about. */
interface RespuestasDeCartera {
  readonly total: number
  readonly sinRespuesta: number
}

/** Refuses answers of the service that are too few to change anything with them. */
export const checkRespuestasDeCartera = ({ total, sinRespuesta }: RespuestasDeCartera): Motivo[] =>
  sinRespuesta * 100 > total * SIN_RESPUESTA_HASTA
    ? [
        {
          ...{ codigo: 'sincronizacion.incompleta', campo: '' },
          mensaje: interpolar(t.incompleta, { n: sinRespuesta, total }),
        },
      ]
    : []
