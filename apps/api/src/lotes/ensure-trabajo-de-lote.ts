import type { Trabajo } from '@apremia/api-client'
import { desc, eq, sql } from 'drizzle-orm'
import { appendHistorial, type Cambio } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { findTrabajo } from '../trabajos/trabajos-repo.ts'

interface LoteConDocumento {
  readonly id: string
  readonly archivo: string
  readonly cantidad: number
  readonly documento: string | null
}

interface ClaseDeLote<L> extends Pick<Cambio, 'operacion' | 'entidad'> {
  readonly tipo: 'generar-titulos' | 'imprimir-cartas'
  /** Locks the batch of documents until the transaction ends, so that two requests to resume it share one job. */
  readonly lock: (tx: Tx) => Promise<L>
  readonly describe: (lote: L) => string
  /**
   * True when one call both starts the first job of a batch of documents and resumes the batch later, as for demand
   * letters. The audit history then has a row for each later job, but none for the first job.
   */
  readonly conPrimero?: true
}

/**
 * SQL condition for a running job. A job that somebody asked to cancel does not count, because it will not finish the
 * documents.
 */
const enMarcha = sql<boolean>`${trabajo.estado} in ('pendiente', 'en-curso') and not ${trabajo.cancelar}`

/**
 * Returns the job that makes the documents of a batch. Reuses the last job of the batch only when the same person
 * started it. That job must still run, or the documents must exist. Otherwise creates a new job.
 */
export const ensureTrabajoDeLote = async <L extends LoteConDocumento>(
  { db, trabajos, ahora }: Pick<Services, 'db' | 'trabajos' | 'ahora'>,
  sesion: Sesion,
  { tipo, operacion, entidad, lock, describe, conPrimero }: ClaseDeLote<L>,
): Promise<Trabajo> => {
  const found = await db.transaction(async (tx) => {
    const lote = await lock(tx)
    const [newest] = await tx
      .select({ id: trabajo.id, enMarcha })
      .from(trabajo)
      .where(eq(trabajo.lote, lote.id))
      .orderBy(desc(enMarcha), desc(trabajo.creado))
      .limit(1)
    const last = newest && (await findTrabajo(tx, newest.id))
    const ready = lote.documento !== null && last?.documento != null
    if (last !== undefined && last.dni === sesion.dni && (newest?.enMarcha || ready))
      return toTrabajo(last)
    const next = await trabajos.enqueue(tx, {
      ...{ tipo, actor: sesion, titulo: lote.archivo, total: lote.cantidad, lote: lote.id },
      entrada: { lote: lote.id },
    })
    if (last !== undefined || !conPrimero)
      await appendHistorial(tx, {
        ...{ momento: ahora(), actor: sesion, operacion, entidad, entidadId: lote.id },
        descripcion: describe(lote),
      })
    return next
  })
  trabajos.wake()
  return found
}
