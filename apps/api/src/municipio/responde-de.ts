import type { Responsable } from './padron-proveedor.ts'

const OCUPANTE = 'ocupante'

/** An occupant of a property is not responsible for its debt (D99). */
export const respondeDe = ({ VINCULO_DESC }: Pick<Responsable, 'VINCULO_DESC'>): boolean =>
  VINCULO_DESC.toLowerCase() !== OCUPANTE
