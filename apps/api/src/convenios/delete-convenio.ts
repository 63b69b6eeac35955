import { textos } from '@apremia/core'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { assertAccion } from './assert-accion.ts'
import { convenio } from './convenio-table.ts'
import { findVisible } from './visible.ts'

/**
 * Makes an unconfirmed agreement inactive, which frees its tax periods. The update checks the state again, so only one
 * of several simultaneous requests succeeds.
 */
export const deleteConvenio: Handler<'deleteConvenio'> = async (
  { db, ahora },
  { sesion, body },
) => {
  const fila = await findVisible(db, sesion, body.convenio)
  assertAccion(sesion, fila, 'eliminar')
  const borrado = await db.transaction(async (tx) => {
    const rows = await tx
      .update(convenio)
      .set({ activo: false, version: sql`${convenio.version} + 1` })
      .where(and(eq(convenio.id, fila.id), eq(convenio.activo, true), isNull(convenio.fcConfirma)))
      .returning({ id: convenio.id })
    if (rows.length === 0) return false
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'delete-convenio',
      entidad: 'convenio',
      entidadId: String(fila.id),
      descripcion: `Eliminación del convenio ${fila.convenio}.`,
      antes: { activo: true },
      despues: { activo: false },
    })
    return true
  })
  if (!borrado) assertAccion(sesion, await findVisible(db, sesion, fila.id), 'eliminar')
  return [{ estado: 0, mensaje: textos.convenios.eliminado.texto }]
}
