import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { abogado as abogadoTable } from '../profesionales/abogado-table.ts'
import { toUsuario } from '../sesiones/to-usuario.ts'
import { usuario, usuarioPermiso } from './usuario-table.ts'

/** Registers a person (decision D2: an admin only; the provider proves identity, not entitlement). */
export const createUsuario: Handler<'createUsuario'> = async ({ db, ahora }, { sesion, body }) => {
  const abogado = body.abogado || null
  const permisos = [...new Set(body.permisos)]
  const now = ahora()
  await db.transaction(async (tx) => {
    if (abogado !== null) {
      const [found] = await tx
        .select({ codigo: abogadoTable.codexterno })
        .from(abogadoTable)
        .where(eq(abogadoTable.codexterno, abogado))
      if (found === undefined) {
        const message = `No existe el abogado ${abogado}.`
        throw new AppError(400, 'campos-invalidos', message, {
          fields: [{ field: 'abogado', message }],
        })
      }
    }
    const created = await tx
      .insert(usuario)
      .values({
        dni: body.dni,
        nombre: body.nombre,
        apellido: body.apellido,
        email: body.email,
        rol: body.rol,
        abogado,
        baja: false,
        creado: now,
      })
      .onConflictDoNothing()
      .returning({ dni: usuario.dni })
    if (created.length === 0) {
      throw new AppError(409, 'usuario-existente', `Ya hay un usuario con el DNI ${body.dni}.`)
    }
    if (permisos.length > 0) {
      await tx
        .insert(usuarioPermiso)
        .values(permisos.map((permiso) => ({ dni: body.dni, permiso })))
    }
    await appendHistorial(tx, {
      momento: now,
      actor: sesion,
      operacion: 'create-usuario',
      entidad: 'usuario',
      entidadId: body.dni,
      descripcion: `Alta del usuario ${body.apellido}, ${body.nombre}.`,
      despues: { ...body, permisos },
    })
  })
  return toUsuario({ ...body, abogado: abogado ?? '', permisos })
}
