import type { Motivo } from '../decision/decision.ts'
import { entregas } from '../texto/entregas.ts'
import { interpolar } from '../texto/interpolar.ts'

interface AcuseDeEntrega {
  /** Number of the last history row that the municipality says it imported. */
  readonly hasta: number
  readonly ultima: number
  /**
   * Number of the last row of the audit history that the municipality had already acknowledged. 0 when it had
   * acknowledged none.
   */
  readonly acusada: number
}

/**
 * Refuses an acknowledgement of history rows that do not exist, or of fewer rows than the previous acknowledgement.
 * Acknowledged rows are not delivered again (D194).
 */
export const checkAcuseDeEntrega = ({ hasta, ultima, acusada }: AcuseDeEntrega): Motivo[] => {
  const mensaje =
    hasta > ultima
      ? interpolar(entregas.marcaFutura, { ultima })
      : hasta < acusada
        ? interpolar(entregas.marcaAnterior, { acusada })
        : undefined
  return mensaje === undefined ? [] : [{ codigo: 'entrega.marca', campo: 'hasta', mensaje }]
}
