import { interpolar, textos } from '@apremia/core'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { SALIDAS_PEDIDAS } from './salidas-repo.ts'

const t = textos.salidas

export const startSalida: Handler<'startSalida'> = async ({ db, trabajos, ahora }, { sesion }) => {
  const empezada = await db.transaction(async (tx) => {
    // The lock lets only one of several simultaneous requests start an export. Two exports would read the whole
    // database twice.
    await tx.execute(sql`lock table salida in share row exclusive mode`)
    const enCurso = await tx.$count(
      trabajo,
      and(
        eq(trabajo.tipo, 'exportar-instalacion'),
        inArray(trabajo.estado, ['pendiente', 'en-curso']),
      ),
    )
    if (enCurso > 0) throw new AppError(409, 'exportacion-en-curso', t.enCurso)
    const salida = await SALIDAS_PEDIDAS.insert(tx, { dni: sesion.dni, creada: ahora() })
    const encolado = await trabajos.enqueue(tx, {
      ...{ tipo: 'exportar-instalacion', actor: sesion, titulo: t.titulo, entrada: { salida } },
    })
    await SALIDAS_PEDIDAS.update(tx, salida, { trabajo: encolado.id })
    await appendHistorial(tx, {
      ...{ momento: ahora(), actor: sesion, operacion: 'start-salida' },
      ...{ entidad: 'salida', entidadId: String(salida) },
      descripcion: interpolar(t.pedida, { id: salida }),
    })
    return { salida, trabajo: encolado }
  })
  trabajos.wake()
  return empezada
}
