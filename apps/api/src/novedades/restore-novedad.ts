import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { retryTaken } from '../platform/db/retry-taken.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { novedad } from './novedad-table.ts'
import { lockNovedad, readNovedad } from './novedades-repo.ts'

const t = textos.novedades

/**
 * Only the person who deleted the taxpayer may undo the deletion, and only while nobody has added the same taxpayer
 * again (D120).
 */
export const restoreNovedad: Handler<'restoreNovedad'> = (
  { db, ahora },
  { sesion, params: { id } },
) => {
  const restore = async (tx: Tx) => {
    const [row] = await tx.select().from(novedad).where(eq(novedad.id, id)).for('update')
    if (row?.borradaPor !== sesion.dni)
      throw new AppError(409, 'nada-que-deshacer', t.nadaQueDeshacer)
    const otra = await lockNovedad(tx, {
      dni: row.dni ?? '',
      cuim: row.dni === null ? row.cuim : '',
    })
    if (otra) throw new AppError(409, 'contribuyente-existe', interpolar(t.otraVez, otra))
    await tx
      .update(novedad)
      .set({ borradaPor: null, version: row.version + 1 })
      .where(eq(novedad.id, id))
    const despues = await readNovedad(tx, id)
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'restore-novedad',
      entidad: 'novedad',
      entidadId: String(id),
      descripcion: interpolar(t.historial.deshecha, despues),
      despues,
    })
    return undefined
  }
  return retryTaken(() => db.transaction(restore))
}
