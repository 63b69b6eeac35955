import { type Capacidad, puedePorPermiso } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'
import { eligeAbogado } from './alcance.ts'

export const FILAS_DE_UNA_PAGINA = 50

interface Lectura {
  readonly capacidad: Capacidad
  readonly abogado: string
  /** Position in the list of the last row that the person saw. The first row is 1. 0 when the person saw no row. */
  readonly hasta: number
}

/**
 * Tells whether a person reads other people's data in bulk: the person goes past the first page of a list that may have
 * cases of other lawyers (R15).
 */
export const leeEnMasa = (
  principal: Principal,
  { capacidad, abogado, hasta }: Lectura,
): boolean => {
  if (hasta <= FILAS_DE_UNA_PAGINA) return false
  if (abogado !== '' && abogado === principal.abogado) return false
  return eligeAbogado(principal) || puedePorPermiso(principal, capacidad)
}
