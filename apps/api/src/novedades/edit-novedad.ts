import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { retryTaken } from '../platform/db/retry-taken.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertEstado, campo } from './assert-estado.ts'
import { novedad } from './novedad-table.ts'
import { wireNovedad } from './novedad-wire.ts'
import { lockNovedadById, readNovedad, toColumns } from './novedades-repo.ts'
import { refuseTaken } from './refuse-taken.ts'

const t = textos.novedades

/** The edit is refused when another person saved the taxpayer in the meantime (D42). */
export const editNovedad: Handler<'editNovedad'> = (
  { db, ahora },
  { sesion, params: { id }, body: { version, ...datos } },
) => {
  const edit = async (tx: Tx) => {
    const row = await lockNovedadById(tx, id)
    if (row === undefined) throw notFound(t.noExiste)
    const antes = await readNovedad(tx, id)
    if (version !== row.version)
      throw new AppError(409, 'version-vieja', t.versionVieja, {
        detalle: { novedad: wireNovedad(antes) },
      })
    if (datos.dni === '' && datos.cuim === '') throw campo('dni', t.requeridos.documento)
    await assertEstado(tx, datos, antes.estado)
    await refuseTaken(tx, datos, id)
    const now = ahora()
    await tx
      .update(novedad)
      .set({ ...toColumns(datos), version: row.version + 1, modificado: now })
      .where(eq(novedad.id, id))
    const despues = await readNovedad(tx, id)
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'edit-novedad',
      entidad: 'novedad',
      entidadId: String(id),
      descripcion: interpolar(t.historial.edicion, despues),
      antes,
      despues,
    })
    return { novedad: wireNovedad(despues) }
  }
  return retryTaken(() => db.transaction(edit))
}
