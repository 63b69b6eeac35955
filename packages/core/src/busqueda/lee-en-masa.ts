import { type Capacidad, puedePorPermiso } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'
import { eligeAbogado } from './alcance.ts'

/** Rows of a list that a screen shows before anybody turns the page. */
export const FILAS_DE_UNA_PAGINA = 50

interface Lectura {
  /** Capability that the list requires. */
  readonly capacidad: Capacidad
  /** Lawyer code that the rows were asked for, or '' for any. */
  readonly abogado: string
  /** Position in the list of the last row read, counted from 1. 0 when no row was read. */
  readonly hasta: number
}

/**
 * Tells whether reading a list reads other people's data in bulk (R15). The list must have more than one page, and the
 * person must see rows of others: they choose the lawyer, or hold the permission that opens the list. Reading the rows
 * of one's own lawyer code does not count.
 */
export const leeEnMasa = (
  principal: Principal,
  { capacidad, abogado, hasta }: Lectura,
): boolean => {
  if (hasta <= FILAS_DE_UNA_PAGINA) return false
  if (abogado !== '' && abogado === principal.abogado) return false
  return eligeAbogado(principal) || puedePorPermiso(principal, capacidad)
}
