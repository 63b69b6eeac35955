import { interpolar, textos } from '@apremia/core'
import { and, eq, or, sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findTrabajoQueSirve } from '../trabajos/find-que-sirve.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'

/**
 * Resumes a cancelled or failed job that recalculates the cases. The new job writes only the cases that are still
 * wrong. When the given job, or one that resumed it, is under way or ended well, returns that job instead.
 *
 * @throws AppError 404 when the job does not exist, or belongs to another person (T16)
 */
export const resumeRecalculo: Handler<'resumeRecalculo'> = async (
  { db, trabajos, ahora },
  { sesion, params },
) => {
  const propio = and(eq(trabajo.dni, sesion.dni), eq(trabajo.tipo, 'recalcular-casos'))
  const found = await db.transaction(async (tx) => {
    // Locks the cancelled or failed job, so that two simultaneous requests add only one job.
    const [pedido] = await tx
      .select()
      .from(trabajo)
      .where(and(eq(trabajo.id, params.trabajo), propio))
      .for('update')
    if (pedido === undefined) throw notFound(textos.casos.sinRecalculo)
    const suyo = or(eq(trabajo.id, pedido.id), sql`${trabajo.entrada} ->> 'sigue' = ${pedido.id}`)
    const sirve = await findTrabajoQueSirve(tx, and(propio, suyo))
    if (sirve !== undefined) return toTrabajo(sirve)
    const nuevo = await trabajos.enqueue(tx, {
      tipo: 'recalcular-casos',
      actor: sesion,
      titulo: pedido.titulo,
      entrada: { ...pedido.entrada, sigue: pedido.id },
    })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'resume-recalculo',
      entidad: 'trabajo',
      entidadId: nuevo.id,
      descripcion: interpolar(textos.casos.recalculoReanudado, { titulo: pedido.titulo }),
      despues: { sigue: pedido.id },
    })
    return nuevo
  })
  trabajos.wake()
  return found
}
