import { OCUPANTE } from '../padron/vinculo-table.ts'
import type { Responsable } from './padron-proveedor.ts'

/**
 * Tells whether a person linked to a property or business is responsible for its debt. An occupant is not responsible
 * (D99).
 */
export const respondeDe = ({ VINCULO_DESC }: Pick<Responsable, 'VINCULO_DESC'>): boolean =>
  VINCULO_DESC.toLowerCase() !== OCUPANTE
