import type { Motivo } from '../decision/decision.ts'
import { type Fecha, formatFecha } from '../fecha/fecha.ts'
import { convenios } from '../texto/convenios.ts'
import { interpolar } from '../texto/interpolar.ts'

/** Refuses to confirm an agreement before its signing day (D130). */
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
