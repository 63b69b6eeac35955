import { asc } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { actuacionModo } from './actuacion-modo-table.ts'

export const listModos = (db: Queryable) =>
  db.select().from(actuacionModo).orderBy(asc(actuacionModo.id))
