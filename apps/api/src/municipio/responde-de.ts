import type { Responsable } from './padron-proveedor.ts'

const OCUPANTE = 'ocupante'

/** Tells whether a person linked to an item is responsible for its debt. An occupant is not (D99). */
export const respondeDe = ({ VINCULO_DESC }: Pick<Responsable, 'VINCULO_DESC'>): boolean =>
  VINCULO_DESC.toLowerCase() !== OCUPANTE
