import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Handler } from '../platform/http/mount.ts'
import { dropRegistro, lockRegistro } from './registros-repo.ts'

const t = textos.registros

/** Deletes a record. The audit history keeps no copy of it. */
export const deleteRegistro: Handler<'deleteRegistro'> = async (
  { db, documentos, ahora },
  { sesion, params: { id }, body: { motivo } },
) => {
  const sueltos = await db.transaction(async (tx) => {
    const { inmueble, recurso, registro_documentos: suyos } = await lockRegistro(tx, sesion, id)
    await appendHistorial(tx, {
      ...{ momento: ahora(), actor: sesion, operacion: 'delete-registro' },
      ...{ entidad: 'registro', entidadId: String(id) },
      descripcion: interpolar(t.historial.baja, {
        ...{ id, inmueble, motivo, documentos: suyos.length },
      }),
      ...{ inmueble: String(inmueble), recurso },
    })
    return dropRegistro(tx, id)
  })
  await documentos.forget(db, sueltos)
  return undefined
}
