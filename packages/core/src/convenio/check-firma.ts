import type { Motivo } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

/**
 * Returns a reason against confirming an agreement whose signing day is in the future (D130). The signing day itself is
 * allowed.
 */
export const checkFirma = (firma: Fecha, hoy: Fecha): Motivo[] =>
  firma <= hoy
    ? []
    : [
        {
          codigo: 'convenio.firma-futura',
          campo: 'fechaconf',
          mensaje: interpolar(convenios.firmaFutura, { fecha: formatFecha(firma) }),
        },
      ]
