import type { Motivo } from '../decision/decision.ts'
import { planes } from '../texto/planes.ts'

/**
 * Refuses a search of payment plans that has no criterion, or only the status (S1 §5). A text without letters or digits
 * is not a criterion. Call this function before the server adds the lawyer's code to the filter, because the added code
 * would count as a criterion (D104).
 */
export const checkFiltroDePlanes = <C extends string>(
  filtro: Readonly<Partial<Record<C | 'estado', string | number | null | undefined>>>,
): Motivo[] => {
  const escritos = Object.entries(filtro)
    .filter(([, valor]) => /[\p{L}\p{N}]/u.test(String(valor ?? '')))
    .map(([campo]) => campo)
  return escritos.length === 1 && escritos[0] === 'estado'
    ? [{ codigo: 'planes.solo-por-estado', campo: 'estado', mensaje: planes.soloPorEstado }]
    : []
}
