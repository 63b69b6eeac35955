import type { Responsable } from './padron-proveedor.ts'

const OCUPANTE = 'ocupante'

/** Tells whether a person linked to an item answers for its debt. An occupant does not (D99). */
export const respondeDe = ({ VINCULO_DESC }: Pick<Responsable, 'VINCULO_DESC'>): boolean =>
  VINCULO_DESC.toLowerCase() !== OCUPANTE
