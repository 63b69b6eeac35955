import { eq } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { agendaDireccion } from './agenda-direccion-table.ts'

export const getDireccionDeAgenda: Handler<'getDireccionDeAgenda'> = async ({ db }, { sesion }) => {
  const [row] = await db.select().from(agendaDireccion).where(eq(agendaDireccion.dni, sesion.dni))
  return {
    creada: row?.creada.toISOString() ?? null,
    pedida: row?.pedida?.toISOString() ?? null,
  }
}
