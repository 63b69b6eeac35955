import { bigint, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Version counters of the register and of its debts. Triggers in the migrations increment a counter at each change. */
export const cambiosDelPadron = pgTable('cambios_del_padron', {
  /**
   * Subject of the counter: 'padron' counts the changes of the register, and 'deuda' counts the changes of the debt.
   */
  de: text('de').primaryKey(),
  version: bigint('version', { mode: 'number' }).notNull(),
})

/**
 * Stored result of a long search in one sort order. The result is valid only for the version of the register for which
 * it was made.
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

/** Keys of a stored list, some hundreds in each row. Any page is read from one or two rows. */
export const listaGuardadaBloque = pgTable(
  'lista_guardada_bloque',
  {
    lista: text('lista').notNull(),
    filtro: text('filtro').notNull(),
    orden: text('orden').notNull(),
    bloque: integer('bloque').notNull(),
    claves: integer('claves').array().notNull(),
    /**
     * Taxes (resources) of the rows of the list, in the same order as `claves`. A property is in the list once for each
     * of its taxes. In the lists of taxpayers and businesses, each tax is ''.
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
