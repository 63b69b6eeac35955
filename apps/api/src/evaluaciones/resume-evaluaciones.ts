import { interpolar, textos } from '@apremia/core'
import { and, eq, or, sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findTrabajoQueSirve } from '../trabajos/find-que-sirve.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import type { EntradaDeCorrida } from './corrida.ts'

/**
 * Resumes a run (the evaluation of several lawyers) that stopped. The new job evaluates only the lawyers still to
 * evaluate. Returns the existing job when it is under way or ended well.
 *
 * @throws AppError 404 when the run does not exist, or belongs to another person (T16)
 */
export const resumeEvaluaciones: Handler<'resumeEvaluaciones'> = async (
  { db, trabajos, ahora },
  { sesion, params },
) => {
  const propio = and(eq(trabajo.dni, sesion.dni), eq(trabajo.tipo, 'evaluar'))
  const found = await db.transaction(async (tx) => {
    const [pedido] = await tx
      .select()
      .from(trabajo)
      .where(and(eq(trabajo.id, params.trabajo), propio))
    if (pedido === undefined) throw notFound(textos.evaluaciones.sinCorrida)
    const entrada = pedido.entrada as unknown as EntradaDeCorrida
    const corrida = entrada.corrida ?? pedido.id
    // A run has a first job, and a new job each time the run is resumed. The lock on the first job makes simultaneous
    // requests to resume wait for each other. The second request then finds the new job.
    await tx.select({ id: trabajo.id }).from(trabajo).where(eq(trabajo.id, corrida)).for('update')
    const deLaCorrida = or(
      eq(trabajo.id, corrida),
      sql`${trabajo.entrada} ->> 'corrida' = ${corrida}`,
    )
    const sirve = await findTrabajoQueSirve(tx, and(propio, deLaCorrida))
    if (sirve !== undefined) return toTrabajo(sirve)
    const nuevo = await trabajos.enqueue(tx, {
      tipo: 'evaluar',
      actor: sesion,
      titulo: pedido.titulo,
      entrada: { ...entrada, corrida } satisfies EntradaDeCorrida,
      total: entrada.abogados.length,
    })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'resume-evaluaciones',
      entidad: 'trabajo',
      entidadId: nuevo.id,
      descripcion: interpolar(textos.evaluaciones.reanudada, { titulo: pedido.titulo }),
      despues: { corrida },
    })
    return nuevo
  })
  trabajos.wake()
  return found
}
