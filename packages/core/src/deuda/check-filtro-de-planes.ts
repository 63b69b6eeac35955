import type { Motivo } from '../decision/decision.ts'
import { planes } from '../texto/planes.ts'

/**
 * A search of payment plans by status alone is refused (S1 §5). A text without a letter or digit is no
 * criterion, and neither is the lawyer the server puts there (D104): give it what the person wrote, without
 * that.
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
