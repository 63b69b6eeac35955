import { bigint, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** How many times the registry and its debts changed: triggers of the migrations count it. */
export const cambiosDelPadron = pgTable('cambios_del_padron', {
  /** 'padron' or 'deuda'. */
  de: text('de').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/** Long list in one of its orders, as it was at a version of the registry. A later version voids it. */
export const listaGuardada = pgTable(
  'lista_guardada',
  {
    lista: text('lista').notNull(),
    /** Filter of the list. '' is the whole list. */
    filtro: text('filtro').notNull(),
    orden: text('orden').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ name: 'lista_guardada_pk', columns: [t.lista, t.filtro, t.orden] })],
)

/** The keys of a kept list, some hundreds a row: any page is read from one or two rows. */
export const listaGuardadaBloque = pgTable(
  'lista_guardada_bloque',
  {
    lista: text('lista').notNull(),
    filtro: text('filtro').notNull(),
    orden: text('orden').notNull(),
    bloque: integer('bloque').notNull(),
    claves: integer('claves').array().notNull(),
    /** The resource of each key; empty where the key is only a number. */
    recursos: text('recursos').array().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'lista_guardada_bloque_pk',
      columns: [t.lista, t.filtro, t.orden, t.bloque],
    }),
    foreignKey({
      name: 'lista_guardada_bloque_fk',
      columns: [t.lista, t.filtro, t.orden],
      foreignColumns: [listaGuardada.lista, listaGuardada.filtro, listaGuardada.orden],
    }).onDelete('cascade'),
  ],
)
