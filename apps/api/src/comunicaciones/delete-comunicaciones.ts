import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { dropAviso } from '../correo/correo-repo.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { comunicacion } from './comunicacion-table.ts'
import { lockViva, requireComunicacion } from './datos-de-comunicacion.ts'

const t = textos.comunicaciones

export const deleteComunicaciones: Handler<'deleteComunicaciones'> = (
  { db, ahora },
  { sesion, params: { id } },
) =>
  db.transaction(async (tx) => {
    const row = await lockViva(tx, id)
    await tx
      .update(comunicacion)
      .set({ deleted: true, borradaPor: sesion.dni, version: row.version + 1 })
      .where(eq(comunicacion.id, id))
    await dropAviso(tx, { clase: 'urgentes', que: String(id) })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'delete-comunicaciones',
      entidad: 'comunicacion',
      entidadId: String(id),
      descripcion: interpolar(t.historial.baja, { titulo: row.titulo }),
      antes: { deleted: false },
      despues: { deleted: true },
    })
    return { comunicacion: await requireComunicacion(tx, sesion, id) }
  })
