import { type Capacidad, puedePorPermiso } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'
import { eligeAbogado } from './alcance.ts'

export const FILAS_DE_UNA_PAGINA = 50

interface Lectura {
  readonly capacidad: Capacidad
  readonly abogado: string
  /** Position in the list of the last row read, from 1. 0 when no row was read. */
  readonly hasta: number
}

/**
 * Tells whether a reading of a list counts as bulk reading of other people's data (R15). A reading counts when it goes
 * past the first page and the person may see rows of other people. The rows of the person's own lawyer's code never
 * count.
 */
export const leeEnMasa = (
  principal: Principal,
  { capacidad, abogado, hasta }: Lectura,
): boolean => {
  if (hasta <= FILAS_DE_UNA_PAGINA) return false
  if (abogado !== '' && abogado === principal.abogado) return false
  return eligeAbogado(principal) || puedePorPermiso(principal, capacidad)
}
