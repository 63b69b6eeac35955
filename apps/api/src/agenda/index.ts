import { eq } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { agendaDireccion } from './agenda-direccion-table.ts'
import { createDireccionDeAgenda } from './create-direccion-de-agenda.ts'
import { downloadAgenda } from './download-agenda.ts'
import { lecturasDeAgenda } from './read-agenda.ts'
import { revokeDireccionDeAgenda } from './revoke-direccion-de-agenda.ts'

const getDireccionDeAgenda: Handler<'getDireccionDeAgenda'> = async ({ db }, { sesion }) => {
  const [row] = await db.select().from(agendaDireccion).where(eq(agendaDireccion.dni, sesion.dni))
  return {
    creada: row?.creada.toISOString() ?? null,
    pedida: row?.pedida?.toISOString() ?? null,
  }
}

export const agendaHandlers = {
  ...lecturasDeAgenda,
  getDireccionDeAgenda,
  createDireccionDeAgenda,
  revokeDireccionDeAgenda,
  downloadAgenda,
}
