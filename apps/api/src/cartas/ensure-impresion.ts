import type { Trabajo } from '@apremia/api-client'
import { desc, eq, sql } from 'drizzle-orm'
import { enqueueImpresion } from '../emision-de-cartas/enqueue-impresion.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { findTrabajo } from '../trabajos/trabajos-repo.ts'
import { cartaLote } from './carta-table.ts'
import { findLote } from './lotes-repo.ts'

/** Job under way. A job that was told to stop counts as ended. */
const enMarcha = sql`${trabajo.estado} in ('pendiente', 'en-curso') and not ${trabajo.cancelar}`

/**
 * Returns the job that prints a lot for somebody. It is the job under way, or the last job when the lot is ready.
 * Otherwise a new job is made.
 *
 * @throws AppError 404 when there is no such lot, or it belongs to another person
 */
export const ensureImpresion = async (
  { db, trabajos, ahora }: Pick<Services, 'db' | 'trabajos' | 'ahora'>,
  sesion: Sesion,
  id: string,
): Promise<Trabajo> => {
  const found = await db.transaction(async (tx) => {
    const lote = await findLote(tx, sesion, id)
    // Under the lot's lock, two people who resume at once share one job.
    await tx.select({ id: cartaLote.id }).from(cartaLote).where(eq(cartaLote.id, id)).for('update')
    const [newest] = await tx
      .select({ id: trabajo.id })
      .from(trabajo)
      .where(eq(trabajo.lote, id))
      .orderBy(desc(enMarcha), desc(trabajo.creado))
      .limit(1)
    const last = newest && (await findTrabajo(tx, newest.id))
    const going =
      last !== undefined && !last.cancelar && ['pendiente', 'en-curso'].includes(last.estado)
    const ready = lote.sha256 !== null && last?.documento != null
    if (last !== undefined && last.dni === sesion.dni && (going || ready)) return toTrabajo(last)
    const next = await enqueueImpresion(trabajos, tx, sesion, lote)
    if (last !== undefined)
      await appendHistorial(tx, {
        momento: ahora(),
        actor: sesion,
        operacion: 'resume-lote-de-cartas',
        entidad: 'carta-lote',
        entidadId: id,
        descripcion: `Reanudación de las cartas Nº ${lote.desde} a ${lote.hasta}.`,
      })
    return next
  })
  trabajos.wake()
  return found
}
