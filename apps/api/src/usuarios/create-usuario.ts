import { interpolar, textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { enqueueInvitacion } from '../correo/enqueue-invitacion.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { toUsuario } from '../sesiones/to-usuario.ts'
import { usuario } from './usuario-table.ts'
import { findCodigoDeFicha, refuseCodigoAjeno, savePermisos } from './usuarios-repo.ts'

type Body = Parameters<Handler<'createUsuario'>>[1]['body']

const existing = (dni: string): AppError =>
  new AppError(409, 'usuario-existente', interpolar(textos.usuarios.existente, { dni }))

/** @throws AppError when the user exists or the lawyer code belongs to another person */
const evaluate = async (tx: Tx, body: Body) => {
  const [known] = await tx.select().from(usuario).where(eq(usuario.dni, body.dni))
  if (known !== undefined) throw existing(body.dni)
  const abogado = await findCodigoDeFicha(tx, body.dni)
  refuseCodigoAjeno(body.abogado, abogado)
  return { ...body, abogado, permisos: [...new Set(body.permisos)] }
}

/**
 * Only an admin registers users (D2). The identity provider proves who a person is, but does not say what the person
 * may do in the product.
 */
export const createUsuario: Handler<'createUsuario'> = (services, { sesion, body }) => {
  const now = services.ahora()
  return services.db.transaction(async (tx) => {
    const nuevo = await evaluate(tx, body)
    const { dni, nombre, apellido, email, rol, permisos } = nuevo
    const created = await tx
      .insert(usuario)
      .values({
        dni,
        nombre,
        apellido,
        email,
        rol,
        abogado: nuevo.abogado || null,
        baja: false,
        creado: now,
      })
      .onConflictDoNothing()
      .returning({ dni: usuario.dni })
    // No row was inserted, so another request has registered the same user after the check above.
    if (created.length === 0) throw existing(dni)
    await savePermisos(tx, dni, permisos)
    await enqueueInvitacion(tx, services, { dni, email })
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-usuario',
      entidad: 'usuario',
      entidadId: dni,
      descripcion: interpolar(textos.usuarios.alta, { persona: `${apellido}, ${nombre}` }),
      despues: nuevo,
    })
    return toUsuario(nuevo)
  })
}

export const simulateCreateUsuario: Handler<'simulateCreateUsuario'> = ({ db }, { body }) =>
  db.transaction(async (tx) => toUsuario(await evaluate(tx, body)))
