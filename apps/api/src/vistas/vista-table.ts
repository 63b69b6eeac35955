import type { FiltroGuardado, ListaConVistas } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export const vista = pgTable(
  'vista',
  {
    id: serial('id').primaryKey(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    lista: text('lista').$type<ListaConVistas>().notNull(),
    nombre: text('nombre').notNull(),
    compartida: boolean('compartida').notNull(),
    /**
     * Columns of a list in a saved view: the hidden ones, the ones shown in addition to the usual ones, and their
     * order. A view saved by an older version has no `mostradas`.
     */
    columnas: jsonb('columnas')
      .$type<{ ocultas: string[]; mostradas?: string[]; orden: string[] }>()
      .notNull(),
    densidad: text('densidad').$type<'compacta' | 'comoda'>().notNull(),
    filtro: jsonb('filtro').$type<FiltroGuardado>().notNull(),
    orden: text('orden').notNull(),
    sentido: text('sentido').$type<'asc' | 'desc'>().notNull(),
    creada: instante('creada').notNull(),
  },
  (t) => [
    unique('vista_nombre').on(t.dni, t.lista, t.nombre),
    index('vista_compartida').on(t.lista).where(sql`${t.compartida}`),
  ],
)

/** Saved view with which each user opens each list: a view of that user, or a shared view of another user. */
export const vistaInicial = pgTable(
  'vista_inicial',
  {
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    lista: text('lista').$type<ListaConVistas>().notNull(),
    vista: integer('vista')
      .notNull()
      .references(() => vista.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.dni, t.lista] }), index('vista_inicial_vista').on(t.vista)],
)
