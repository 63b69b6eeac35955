import { asc } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Handler } from '../platform/http/mount.ts'
import { actuacionModo } from './actuacion-modo-table.ts'

export const listModos = (db: Queryable) =>
  db.select().from(actuacionModo).orderBy(asc(actuacionModo.id))

export const listActuacionModos: Handler<'listActuacionModos'> = ({ db }) => listModos(db)
