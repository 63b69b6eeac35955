import { asc } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { abogado } from './abogado-table.ts'

export interface CodigoConocido {
  readonly codigo: string
  readonly nombre: string
  readonly baja: boolean
}

/** Lists all the lawyers, including the lawyers who left, because old debts and executive titles name them. */
export const listAbogados = (db: Queryable): Promise<(typeof abogado.$inferSelect)[]> =>
  db.select().from(abogado).orderBy(asc(abogado.codexterno))

export const findAbogados = async (db: Queryable): Promise<Map<string, CodigoConocido>> =>
  new Map(
    (await listAbogados(db)).map(({ codexterno, apellido, nombre, baja }) => [
      codexterno,
      { codigo: codexterno, nombre: `${apellido}, ${nombre}`, baja },
    ]),
  )
