import { type Capacidad, puedePorPermiso } from '../permiso/capacidades.ts'
import type { Principal } from '../permiso/usuario.ts'
import { eligeAbogado } from './alcance.ts'

/** Rows of a list that a screen shows before anybody turns the page. */
export const FILAS_DE_UNA_PAGINA = 50

interface Lectura {
  /** What the list asks for. */
  readonly capacidad: Capacidad
  /** The lawyer whose rows were asked for, '' for any. */
  readonly abogado: string
  /** Place in the list of the last row that was read, from 1 on; 0 when there is none. */
  readonly hasta: number
}

/**
 * Whether reading a list is reading other people's data in bulk (R15): more than a page, by who sees in it what is not
 * theirs, because they choose the lawyer or hold the permission that opens it. Of one's own lawyer code it is not.
 */
export const leeEnMasa = (
  principal: Principal,
  { capacidad, abogado, hasta }: Lectura,
): boolean => {
  if (hasta <= FILAS_DE_UNA_PAGINA) return false
  if (abogado !== '' && abogado === principal.abogado) return false
  return eligeAbogado(principal) || puedePorPermiso(principal, capacidad)
}
