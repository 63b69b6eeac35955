import type { Db } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { findTrabajo } from './trabajos-repo.ts'

/** The job of another user gives the same 404 as a job that does not exist (T16). */
export const ownTrabajo = async (db: Db, id: string, sesion: Sesion) => {
  const row = await findTrabajo(db, id)
  if (row === undefined || row.dni !== sesion.dni) throw notFound('No existe ese trabajo.')
  return row
}
