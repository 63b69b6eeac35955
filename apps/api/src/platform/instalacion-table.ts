import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Origin of the data: a municipality, or invented data that anyone may see as anyone (D4). */
export type ClaseDeInstalacion = 'real' | 'demostracion'

/** A single row that says what this database is. */
export const instalacion = pgTable(
  'instalacion',
  {
    id: integer('id').primaryKey(),
    /** Set once, by the first preparation. */
    clase: text('clase').$type<ClaseDeInstalacion>(),
    /** Program that last opened the database, and its newest migration. */
    version: text('version').notNull().default(''),
    esquema: text('esquema').notNull().default(''),
    /** File of the folder that the last start made; a copy of the folder has another birth time. */
    sello: text('sello'),
    /** Seconds since 1970; null where the file system does not know. */
    selloNacido: bigint('sello_nacido', { mode: 'number' }),
  },
  (t) => [
    check('instalacion_unica', sql`${t.id} = 1`),
    check('instalacion_clase', sql`${t.clase} in ('real', 'demostracion')`),
  ],
)
