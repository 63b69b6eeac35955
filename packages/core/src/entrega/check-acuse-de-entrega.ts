import type { Motivo } from '../decision/decision.ts'
import { entregas } from '../texto/entregas.ts'
import { interpolar } from '../texto/interpolar.ts'

interface AcuseDeEntrega {
  /**
   * Number of the last row of the audit history that the municipality's system imported, according to the report to
   * check.
   */
  readonly hasta: number
  readonly ultima: number
  /**
   * Number of the last row of the audit history that the municipality's system imported, according to earlier reports.
   * 0 when there are no earlier reports.
   */
  readonly acusada: number
}

/**
 * Checks the last row of the audit history that the municipality's system says it imported. Refuses a row that does not
 * exist yet, and a row before an earlier report. Imported rows are not delivered again (D194).
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
