import type { Trabajo } from '@apremia/api-client'
import { desc, eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { findTrabajo } from '../trabajos/trabajos-repo.ts'
import { tituloLote } from './titulo-lote-table.ts'

/**
 * Returns the job that makes the documents of a lot for a person: the one under way, the last one when the lot is
 * ready, or a new one.
 *
 * @throws AppError 404 when there is no such lot
 */
export const ensureTrabajo = async (
  { db, trabajos, ahora }: Pick<Services, 'db' | 'trabajos' | 'ahora'>,
  sesion: Sesion,
  lote: string,
): Promise<Trabajo> => {
  const found = await db.transaction(async (tx) => {
    // With the lot locked, two requests to resume share one job.
    const [locked] = await tx.select().from(tituloLote).where(eq(tituloLote.id, lote)).for('update')
    if (locked === undefined) throw notFound('No existe ese lote de títulos.')
    const [newest] = await tx
      .select({ id: trabajo.id })
      .from(trabajo)
      .where(eq(trabajo.lote, lote))
      .orderBy(desc(trabajo.creado))
      .limit(1)
    const last = newest && (await findTrabajo(tx, newest.id))
    const mine = last !== undefined && last.dni === sesion.dni
    // A job told to stop does not count: it would end cancelled for the person who resumed.
    const going =
      last !== undefined &&
      !last.cancelar &&
      (last.estado === 'pendiente' || last.estado === 'en-curso')
    if (mine && (going || (locked.documento !== null && last.documento !== null)))
      return toTrabajo(last)
    const next = await trabajos.enqueue(tx, {
      tipo: 'generar-titulos',
      actor: sesion,
      titulo: locked.archivo,
      total: locked.cantidad,
      lote: locked.id,
      entrada: { lote: locked.id },
    })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'resume-lote',
      entidad: 'titulo-lote',
      entidadId: locked.id,
      descripcion: `Reanudación de los títulos Nº ${locked.desde} a ${locked.hasta}.`,
    })
    return next
  })
  trabajos.wake()
  return found
}
