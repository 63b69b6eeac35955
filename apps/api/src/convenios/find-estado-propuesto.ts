import { findEstadoHabitual } from '@apremia/core'
import type { Db } from '../platform/db/queryable.ts'
import { findRadicaciones } from '../radicaciones/radicaciones-repo.ts'
import { listEstados } from './listas-repo.ts'

/**
 * Returns the state that the form proposes for a new agreement. The state is judicial when an executive title in force
 * or a court filing claims the debt (D165), and otherwise extrajudicial.
 */
export const findEstadoPropuesto = async (
  db: Db,
  clase: 'inmueble' | 'comercio',
  elegidos: Parameters<typeof findRadicaciones>[2],
  titulos: readonly number[],
) => {
  const radicados = await findRadicaciones(db, clase === 'comercio' ? 'C' : 'I', elegidos)
  return findEstadoHabitual(titulos, await listEstados(db), radicados.size > 0)
}
