import type { Motivo } from '../decision/decision.ts'
import { planes } from '../texto/planes.ts'

/**
 * Refuses a search of payment plans by status alone (S1 §5). A text without a letter or digit is no criterion. Neither
 * is the lawyer that the server adds (D104), so pass the filter as the person wrote it.
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
