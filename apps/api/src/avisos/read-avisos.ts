import { and, lte } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { avisoPersonal } from './aviso-personal-table.ts'
import { pendientesDe } from './pendientes-de.ts'

/**
 * Marks the person's messages as read, up to the message with the number `hasta`, which is the last one that the person
 * has seen.
 */
export const readAvisos: Handler<'readAvisos'> = ({ db, ahora }, { sesion, body }) =>
  db.transaction(async (tx) => {
    const leido = ahora()
    const rows = await tx
      .update(avisoPersonal)
      .set({ leido })
      .where(and(pendientesDe(sesion.dni), lte(avisoPersonal.id, body.hasta)))
      .returning({ id: avisoPersonal.id })
    if (rows.length > 0) {
      await appendHistorial(tx, {
        momento: leido,
        actor: sesion,
        operacion: 'read-avisos',
        entidad: 'usuario',
        entidadId: sesion.dni,
        descripcion: `Avisos leídos: ${rows.length}.`,
        despues: { avisos: rows.map(({ id }) => id) },
      })
    }
    return { leidos: rows.length }
  })
