import type { Permiso, Rol } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { abogado } from '../abogados/abogado-table.ts'

/**
 * Users who may sign in. The identity provider proves the identity, and this row gives the access (D2). A service
 * account has a row too (D193). It uses only tokens, because it cannot sign in at the identity provider.
 */
export const usuario = pgTable(
  'usuario',
  {
    /** National identity number (DNI) of the person, or code of the service account. */
    dni: text('dni').primaryKey(),
    apellido: text('apellido').notNull(),
    nombre: text('nombre').notNull(),
    email: text('email').notNull().default(''),
    /**
     * Role of the user. 'servicio' marks a service account. Only the code in `cuentas/` and `sesiones/` reads the
     * service accounts.
     */
    rol: text('rol').$type<Rol>().notNull(),
    /** Lawyer code of the user: the code of the lawyer with the same DNI (D166). */
    abogado: text('abogado'),
    baja: boolean('baja').notNull().default(false),
    creado: timestamp('creado', { withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'usuario_abogado_propio_fk',
      columns: [t.abogado, t.dni],
      foreignColumns: [abogado.codexterno, abogado.nrodni],
    }),
    check(
      'usuario_dni',
      sql`case when ${t.rol} = 'servicio' then ${t.dni} ~ '^S[1-9][0-9]{0,4}$' else ${t.dni} ~ '^[1-9][0-9]{6,7}$' end`,
    ),
    check('usuario_rol', sql`${t.rol} in ('admin', 'user', 'guest', 'servicio')`),
  ],
)

export const esPersona: SQL = sql`${usuario.rol} <> 'servicio'`

export const usuarioPermiso = pgTable(
  'usuario_permiso',
  {
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    permiso: text('permiso').$type<Permiso>().notNull(),
  },
  (t) => [
    primaryKey({ name: 'usuario_permiso_pk', columns: [t.dni, t.permiso] }),
    check(
      'usuario_permiso_permiso',
      sql`${t.permiso} in ('scoring.inicio', 'scoring.menu', 'logins.ver')`,
    ),
  ],
)
