import { interpolar, textos } from '@apremia/core'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { countAccess, revokeAccess } from '../sesiones/revoke-access.ts'
import { lockUsuario } from './usuarios-repo.ts'

const find = async (tx: Tx, dni: string) => {
  const row = await lockUsuario(tx, dni)
  if (row === undefined) throw notFound(interpolar(textos.usuarios.noExiste, { dni }))
  return row
}

/** Ends all the sessions and personal tokens of a user. The user keeps the permissions (T6). */
export const endSesionesDeUsuario: Handler<'endSesionesDeUsuario'> = (
  { db, ahora },
  { sesion, params: { dni } },
) =>
  db.transaction(async (tx) => {
    const { apellido, nombre } = await find(tx, dni)
    const now = ahora()
    const terminados = await revokeAccess(tx, [dni], now)
    if (terminados.sesiones + terminados.tokens > 0)
      await appendHistorial(tx, {
        momento: now,
        actor: sesion,
        operacion: 'end-sesiones-de-usuario',
        entidad: 'usuario',
        entidadId: dni,
        descripcion: interpolar(textos.usuarios.cierre, { persona: `${apellido}, ${nombre}` }),
        despues: { terminados },
      })
    return terminados
  })

export const simulateEndSesionesDeUsuario: Handler<'simulateEndSesionesDeUsuario'> = (
  { db, ahora },
  { params: { dni } },
) =>
  db.transaction(async (tx) => {
    await find(tx, dni)
    return countAccess(tx, dni, ahora())
  })
