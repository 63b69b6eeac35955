import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { registro } from './registro-table.ts'
import { findRegistro, lockRegistro, type RegistroListado } from './registros-repo.ts'

const t = textos.registros

type Dato = keyof RegistroListado

/** Finds the fields that an edit changes, so that the audit history copies only those. */
const onlyChanged = (antes: RegistroListado, despues: RegistroListado) => {
  const campos = (Object.keys(antes) as Dato[]).filter(
    (campo) =>
      campo !== 'version' && JSON.stringify(antes[campo]) !== JSON.stringify(despues[campo]),
  )
  const pick = (uno: RegistroListado) =>
    Object.fromEntries(campos.map((campo) => [campo, uno[campo]]))
  return { antes: pick(antes), despues: pick(despues) }
}

/** The edit is refused when another user saved the record in the meantime (D42). */
export const editRegistro: Handler<'editRegistro'> = (
  { db, ahora },
  { sesion, params: { id }, body: { version, motivo, ...datos } },
) =>
  db.transaction(async (tx) => {
    const antes = await lockRegistro(tx, sesion, id)
    if (version !== antes.version)
      throw new AppError(409, 'version-vieja', `${t.versionVieja} ${t.versionViejaQueHacer}`, {
        detalle: { registro: antes },
      })
    await tx
      .update(registro)
      .set({ ...datos, version: version + 1 })
      .where(eq(registro.id, id))
    const despues = await findRegistro(tx, id)
    if (despues === undefined) throw new Error(`Falta el registro ${id}`)
    await appendHistorial(tx, {
      ...{ momento: ahora(), actor: sesion, operacion: 'edit-registro' },
      ...{ entidad: 'registro', entidadId: String(id) },
      descripcion: interpolar(t.historial.edicion, { id, motivo, inmueble: despues.inmueble }),
      ...{ inmueble: String(despues.inmueble), recurso: despues.recurso },
      ...onlyChanged(antes, despues),
    })
    return { registro: despues }
  })
