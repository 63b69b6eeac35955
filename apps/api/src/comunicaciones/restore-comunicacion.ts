import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { comunicacion } from './comunicacion-table.ts'
import { requireComunicacion } from './datos-de-comunicacion.ts'

const t = textos.comunicaciones

/** Only the person who deleted a message may undo the deletion. Other people get 404 (D98). */
export const restoreComunicacion: Handler<'restoreComunicacion'> = (
  { db, ahora },
  { sesion, params: { id } },
) =>
  db.transaction(async (tx) => {
    const [row] = await tx.select().from(comunicacion).where(eq(comunicacion.id, id)).for('update')
    if (row === undefined) throw notFound(t.noExiste)
    if (!row.deleted || row.borradaPor !== sesion.dni)
      throw new AppError(409, 'nada-que-deshacer', t.nadaQueDeshacer)
    await tx
      .update(comunicacion)
      .set({ deleted: false, borradaPor: null, version: row.version + 1 })
      .where(eq(comunicacion.id, id))
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'restore-comunicacion',
      entidad: 'comunicacion',
      entidadId: String(id),
      descripcion: interpolar(t.historial.deshecha, { titulo: row.titulo }),
      antes: { deleted: true },
      despues: { deleted: false },
    })
    return { comunicacion: await requireComunicacion(tx, sesion, id) }
  })
