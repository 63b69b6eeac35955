import { interpolar, textos } from '@apremia/core'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { listVencidos } from './list-vencidos.ts'

const { conservacion: t } = textos.datosPersonales

/**
 * Starts the job that deletes expired data. Refuses when the number of expired rows is not the one that the person saw.
 */
export const startDepuracion: Handler<'startDepuracion'> = async (
  { db, trabajos, ahora },
  { sesion, body: { motivo, filas: visto } },
) => {
  const encolado = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('apremia.depurar'))`)
    const enCurso = await tx.$count(
      trabajo,
      and(eq(trabajo.tipo, 'depurar-datos'), inArray(trabajo.estado, ['pendiente', 'en-curso'])),
    )
    if (enCurso > 0) throw new AppError(409, 'depuracion-en-curso', t.enCurso)
    const filas = (await listVencidos(tx, ahora())).reduce((n, una) => n + una.filas, 0)
    if (filas !== visto)
      throw new AppError(409, 'depuracion-cambio', interpolar(t.cambio, { visto, filas }))
    if (filas === 0) throw new AppError(409, 'nada-que-depurar', t.nada)
    await appendHistorial(tx, {
      ...{ momento: ahora(), actor: sesion, operacion: 'start-depuracion' },
      ...{ entidad: 'depuracion', entidadId: '' },
      descripcion: interpolar(t.empezado, { filas, motivo }),
    })
    return trabajos.enqueue(tx, {
      ...{ tipo: 'depurar-datos', actor: sesion, titulo: t.tarea, total: filas },
      entrada: { motivo },
    })
  })
  trabajos.wake()
  return encolado
}
