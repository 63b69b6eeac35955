import type { Motivo } from '../decision/decision.ts'
import { entregas } from '../texto/entregas.ts'
import { interpolar } from '../texto/interpolar.ts'

interface AcuseDeEntrega {
  /** Row of the history up to which the municipality took in what was made here. */
  readonly hasta: number
  /** Last row of the history. */
  readonly ultima: number
  /** Row of the last acknowledgement, 0 when there was none. */
  readonly acusada: number
}

/**
 * Refuses an acknowledgement beyond the history or behind the previous one, because rows already taken are not given
 * again (D194).
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
