import { bigint, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Two counters: one of the changes of the properties and taxpayers, and one of the changes of their debt. Triggers in
 * the migrations increment them. A stored list made before the last change is out of date.
 */
export const cambiosDelPadron = pgTable('cambios_del_padron', {
  /** Data that the counter is about: 'padron' for the register of properties and taxpayers, 'deuda' for the debt. */
  de: text('de').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/**
 * Stored result of a long search in one sort order. `version` is the number of changes of its data until it was stored,
 * from the counters of `cambiosDelPadron`. After one more change, the list is out of date.
 */
export const listaGuardada = pgTable(
  'lista_guardada',
  {
    lista: text('lista').notNull(),
    filtro: text('filtro').notNull(),
    orden: text('orden').notNull(),
    version: bigint('version', { mode: 'number' }).notNull(),
    total: integer('total').notNull(),
  },
  (t) => [primaryKey({ name: 'lista_guardada_pk', columns: [t.lista, t.filtro, t.orden] })],
)

/** Keys of the rows of a stored list, some hundreds in each block, so that a page is read from one or two blocks. */
export const listaGuardadaBloque = pgTable(
  'lista_guardada_bloque',
  {
    lista: text('lista').notNull(),
    filtro: text('filtro').notNull(),
    orden: text('orden').notNull(),
    bloque: integer('bloque').notNull(),
    claves: integer('claves').array().notNull(),
    /**
     * Tax of each row, in the same order as `claves`. A property is in the list once for each of its taxes. The taxes
     * are '' in the lists of taxpayers and businesses.
     */
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
