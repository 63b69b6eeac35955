import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core'

/**
 * Kind of the installation. `real` has the data of a municipality. `demostracion` has invented data, and a visitor may
 * sign in as any of its invented users (D4).
 */
export type ClaseDeInstalacion = 'real' | 'demostracion'

export const instalacion = pgTable(
  'instalacion',
  {
    id: integer('id').primaryKey(),
    clase: text('clase').$type<ClaseDeInstalacion>(),
    version: text('version').notNull().default(''),
    esquema: text('esquema').notNull().default(''),
  },
  (t) => [
    check('instalacion_unica', sql`${t.id} = 1`),
    check('instalacion_clase', sql`${t.clase} in ('real', 'demostracion')`),
  ],
)
