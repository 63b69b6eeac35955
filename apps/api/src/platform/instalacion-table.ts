import { sql } from 'drizzle-orm'
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Kind of installation. `real` has the data of a municipality. `demostracion` has invented data, and a visitor may sign
 * in as any of its invented users (D4).
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
     * Name of the file that the last start of the server created in the data folder. A copied data folder is recognised
     * because this file has a different creation time in the copy.
     */
    sello: text('sello'),
    /**
     * Creation time of the file named in `sello`, in milliseconds since 1970. Null where the file system does not give
     * a creation time.
     */
    selloNacido: bigint('sello_nacido', { mode: 'number' }),
  },
  (t) => [
    check('instalacion_unica', sql`${t.id} = 1`),
    check('instalacion_clase', sql`${t.clase} in ('real', 'demostracion')`),
  ],
)
