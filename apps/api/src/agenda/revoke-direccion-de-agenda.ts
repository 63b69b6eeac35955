import { textos } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { appendHistorial } from '../historial/append-historial.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { agendaDireccion } from './agenda-direccion-table.ts'

const t = textos.agenda.direccion

export const revokeDireccionDeAgenda: Handler<'revokeDireccionDeAgenda'> = async (
  { db, ahora },
  { sesion },
) => {
  await db.transaction(async (tx) => {
    const borradas = await tx
      .delete(agendaDireccion)
      .where(eq(agendaDireccion.dni, sesion.dni))
      .returning({ dni: agendaDireccion.dni })
    if (borradas.length === 0) throw notFound(t.noHay)
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'revoke-direccion-de-agenda',
      entidad: 'direccion-de-agenda',
      entidadId: sesion.dni,
      descripcion: t.revocada,
    })
  })
}
