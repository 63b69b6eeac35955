import { claseDe, textos } from '@apremia/core'
import { and, eq } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { novedad, novedadDocumento, novedadInmueble } from './novedad-table.ts'
import { vigente } from './novedades-repo.ts'

const t = textos.novedades

/**
 * Finds a document attached in the screen Novedades (taxpayers added by hand). Administrators and the head lawyer may
 * read every document. Any other person may read only the documents that the same person uploaded (D118).
 */
export const findDocumento = async (db: Queryable, sesion: Sesion, id: number) => {
  const todos = ['admin', 'jefe'].includes(claseDe(sesion))
  const [row] = await db
    .select({
      inmueble: novedadDocumento.inmueble,
      name: novedadDocumento.nombre,
      sha256: documento.sha256,
      type: documento.tipo,
      size: documento.tamano,
    })
    .from(novedadDocumento)
    .innerJoin(documento, eq(documento.sha256, novedadDocumento.documento))
    .innerJoin(novedadInmueble, eq(novedadInmueble.id, novedadDocumento.inmueble))
    .innerJoin(novedad, eq(novedad.id, novedadInmueble.novedad))
    .where(
      and(
        vigente,
        eq(novedadDocumento.id, id),
        todos ? undefined : eq(novedadDocumento.dni, sesion.dni),
      ),
    )
  if (row === undefined) throw notFound(t.noExisteDocumento)
  return row
}
