import type { Db } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { findTrabajo } from './trabajos-repo.ts'

/**
 * Returns a job to the person who asked for it. Answers 404 about the job of another person, so that its existence is
 * not revealed (T16).
 */
export const ownTrabajo = async (db: Db, id: string, sesion: Sesion) => {
  const row = await findTrabajo(db, id)
  if (row === undefined || row.dni !== sesion.dni) throw notFound('No existe ese trabajo.')
  return row
}
