import { type Capacidad, puedePorPermiso } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'
import { eligeAbogado } from './alcance.ts'

/** Number of rows in a page of a list. A screen shows the first page without any action of the person. */
export const FILAS_DE_UNA_PAGINA = 50

interface Lectura {
  readonly capacidad: Capacidad
  /** Lawyer's code by which the person filtered the rows. '' means no filter. */
  readonly abogado: string
  /** Position in the list of the last row read, from 1. 0 when no row was read. */
  readonly hasta: number
}

/**
 * Tells whether reading a list reads other people's data in bulk (R15). The person must read more than one page. The
 * person must also be able to see rows of others, by choosing the lawyer or by a permission. Reading the rows of one's
 * own lawyer's code does not count.
 */
export const leeEnMasa = (
  principal: Principal,
  { capacidad, abogado, hasta }: Lectura,
): boolean => {
  if (hasta <= FILAS_DE_UNA_PAGINA) return false
  if (abogado !== '' && abogado === principal.abogado) return false
  return eligeAbogado(principal) || puedePorPermiso(principal, capacidad)
}
