import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { vista } from './vista-table.ts'
import { lockPropia } from './vistas-repo.ts'

const t = textos.vistas

export const deleteVista: Handler<'deleteVista'> = async ({ db, ahora }, { sesion, params }) => {
  const now = ahora()
  await db.transaction(async (tx) => {
    const fila = await lockPropia(tx, sesion.dni, params.id)
    if (fila === undefined) throw notFound(t.noExiste)
    await tx.delete(vista).where(eq(vista.id, fila.id))
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'delete-vista',
      entidad: 'vista',
      entidadId: String(fila.id),
      descripcion: interpolar(t.historial.baja, { ...fila }),
      antes: { nombre: fila.nombre, compartida: fila.compartida },
    })
  })
}
