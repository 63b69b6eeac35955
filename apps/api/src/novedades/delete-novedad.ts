import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { novedad } from './novedad-table.ts'
import { lockNovedadById, readNovedad } from './novedades-repo.ts'

const t = textos.novedades

/** The properties and documents of the deleted taxpayer stay in the database, so that the deletion can be undone. */
export const deleteNovedad: Handler<'deleteNovedad'> = (
  { db, ahora },
  { sesion, params: { id } },
) =>
  db.transaction(async (tx) => {
    const row = await lockNovedadById(tx, id)
    if (row === undefined) throw notFound(t.noExiste)
    const antes = await readNovedad(tx, id)
    await tx
      .update(novedad)
      .set({ borradaPor: sesion.dni, version: row.version + 1 })
      .where(eq(novedad.id, id))
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'delete-novedad',
      entidad: 'novedad',
      entidadId: String(id),
      descripcion: interpolar(t.historial.baja, row),
      antes,
    })
    return undefined
  })
