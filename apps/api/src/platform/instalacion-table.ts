import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Kind of installation: with the data of a municipality, or with invented data that a visitor may see as any person
 * (D4).
 */
export type ClaseDeInstalacion = 'real' | 'demostracion'

export const instalacion = pgTable(
  'instalacion',
  {
    id: integer('id').primaryKey(),
    clase: text('clase').$type<ClaseDeInstalacion>(),
    version: text('version').notNull().default(''),
    esquema: text('esquema').notNull().default(''),
    /**
     * Name of the seal file that the last start created in the data folder. A copy of the folder has another creation
     * time.
     */
    sello: text('sello'),
    /**
     * Creation time of the seal file, in milliseconds since 1970. Null where the file system does not give a creation
     * time.
     */
    selloNacido: bigint('sello_nacido', { mode: 'number' }),
  },
  (t) => [
    check('instalacion_unica', sql`${t.id} = 1`),
    check('instalacion_clase', sql`${t.clase} in ('real', 'demostracion')`),
  ],
)
