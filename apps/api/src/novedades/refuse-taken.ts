import { interpolar, textos } from '@apremia/core'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import { campo } from './assert-estado.ts'
import { novedad } from './novedad-table.ts'
import { vigente } from './novedades-repo.ts'

const t = textos.novedades

/** @throws AppError 409 when somebody else is there with that DNI */
export const refuseTaken = async (tx: Tx, dni: string, id = 0): Promise<void> => {
  const [otro] = await tx
    .select({ apynom: novedad.apynom })
    .from(novedad)
    .where(and(vigente, eq(novedad.dni, dni), ne(novedad.id, id)))
  if (otro) throw campo('dni', interpolar(t.yaEsta, otro), 409, 'contribuyente-existe')
}
