import type { Motivo } from '../decision/decision.ts'
import { planes } from '../texto/planes.ts'

/**
 * Refuses a search of payment plans by the status alone (S1 §5). A text without letters or digits does not count as a
 * criterion. Call this function before the server adds the lawyer's code, because the code would count as a criterion
 * (D104).
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
