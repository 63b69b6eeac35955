import { asc } from 'drizzle-orm'
import type { Handler } from '../platform/http/mount.ts'
import { avisoPersonal } from './aviso-personal-table.ts'
import { pendientesDe } from './pendientes-de.ts'

export const getAvisos: Handler<'getAvisos'> = async ({ db }, { sesion }) => {
  const rows = await db
    .select()
    .from(avisoPersonal)
    .where(pendientesDe(sesion.dni))
    .orderBy(asc(avisoPersonal.id))
  return rows.map(({ id, texto, creado }) => ({ id, texto, creado: creado.toISOString() }))
}
