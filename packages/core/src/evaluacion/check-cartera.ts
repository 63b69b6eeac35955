import type { Motivo } from '../decision/decision.ts'
import { evaluaciones } from '../texto/evaluaciones.ts'
import { interpolar } from '../texto/interpolar.ts'

export interface CarteraPorEvaluar {
  /**
   * Whole hours since the product last downloaded the cases and debts (cartera) from the municipality's service. Null
   * when it never downloaded them.
   */
  readonly horas: number | null
  readonly sinRespuesta: number
  readonly rechazadas: number
}

const { cartera: t } = evaluaciones

/**
 * Returns the reasons not to evaluate a lawyer: the downloaded cases and debts are old or incomplete. With such data, a
 * missing case or a case that was already paid would count against the lawyer.
 */
export const checkCarteraPorEvaluar = (
  { horas, sinRespuesta, rechazadas }: CarteraPorEvaluar,
  horasDeVigencia: number,
): Motivo[] => {
  const refuse = (mensaje: string, datos: Readonly<Record<string, number>> = {}): Motivo[] => [
    { codigo: 'evaluacion.cartera', campo: '', mensaje: interpolar(mensaje, datos) },
  ]
  if (horas === null) return refuse(t.sinTraer)
  if (sinRespuesta > 0) return refuse(t.sinRespuesta, { n: sinRespuesta })
  if (rechazadas > 0) return refuse(t.rechazadas, { n: rechazadas })
  return horas >= horasDeVigencia ? refuse(t.vieja, { horas, limite: horasDeVigencia }) : []
}
