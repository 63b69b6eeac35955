import { textos } from '@apremia/core'
import { and, eq, inArray } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { lockPadron } from '../padron/cargas-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'

const t = textos.sincronizacion

const countEnCurso = (db: Queryable): Promise<number> =>
  db.$count(
    trabajo,
    and(eq(trabajo.tipo, 'sincronizar'), inArray(trabajo.estado, ['pendiente', 'en-curso'])),
  )

export const startSincronizacion: Handler<'startSincronizacion'> = async (
  { config, db, trabajos, ahora },
  { sesion, body: { simulacion, bajasHasta } },
) => {
  if (config.servicioMunicipal === undefined) throw new AppError(409, 'sin-servicio', t.sinServicio)
  const nuevo = await db.transaction(async (tx) => {
    // With the lock, two simultaneous requests run one after the other, and the second one is refused. Two
    // synchronisations would ask the municipality's service for everything twice.
    await lockPadron(tx)
    if ((await countEnCurso(tx)) > 0) throw new AppError(409, 'sincronizacion-en-curso', t.enCurso)
    const encolado = await trabajos.enqueue(tx, {
      tipo: 'sincronizar',
      actor: sesion,
      titulo: simulacion ? t.tituloDePrueba : t.titulo,
      // `rechazosHasta: null` admits any number of rejected rows, which are reported and change nothing (D192).
      entrada: { simulacion, bajasHasta, rechazosHasta: null },
    })
    // A trial synchronisation changes no data, so it writes no row in the audit history.
    if (!simulacion)
      await appendHistorial(tx, {
        ...{ momento: ahora(), actor: sesion, operacion: 'start-sincronizacion' },
        ...{ entidad: 'trabajo', entidadId: encolado.id, descripcion: t.pedida },
        despues: { bajasHasta },
      })
    return encolado
  })
  trabajos.wake()
  return nuevo
}
