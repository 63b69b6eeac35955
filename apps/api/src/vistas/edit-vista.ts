import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { filtroDelCuerpo } from './filtro-guardado.ts'
import { vista } from './vista-table.ts'
import { findVista, forgetAjenas, isTaken, lockPersona, lockPropia } from './vistas-repo.ts'

const t = textos.vistas

/**
 * Changes a saved view of a list. When the owner stops sharing the view, it stops being the initial view of other
 * users.
 */
export const editVista: Handler<'editVista'> = async ({ db, ahora }, { sesion, params, body }) => {
  const now = ahora()
  return db.transaction(async (tx) => {
    await lockPersona(tx, sesion.dni)
    const fila = await lockPropia(tx, sesion.dni, params.id)
    if (fila === undefined) throw notFound(t.noExiste)
    if (body.nombre !== undefined && (await isTaken(tx, fila, body.nombre)))
      throw new AppError(409, 'vista-repetida', t.repetida)
    const despues = {
      nombre: body.nombre ?? fila.nombre,
      compartida: body.compartida ?? fila.compartida,
      columnas: body.columnas ?? fila.columnas,
      densidad: body.densidad ?? fila.densidad,
      filtro: body.filtro ? filtroDelCuerpo(body.filtro) : fila.filtro,
      orden: body.orden ?? fila.orden,
      sentido: body.sentido ?? fila.sentido,
    }
    await tx.update(vista).set(despues).where(eq(vista.id, fila.id))
    if (fila.compartida && !despues.compartida) await forgetAjenas(tx, fila)
    const editada = await findVista(tx, sesion, fila.id)
    if (editada === undefined) throw new Error('No se guardó la vista')
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'edit-vista',
      entidad: 'vista',
      entidadId: String(fila.id),
      descripcion: interpolar(t.historial.edicion, { ...fila, ...despues }),
      antes: { nombre: fila.nombre, compartida: fila.compartida },
      despues: { nombre: despues.nombre, compartida: despues.compartida },
    })
    return editada
  })
}
