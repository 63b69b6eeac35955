import type { ConstanciaDatos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dia } from '../platform/db/columnas.ts'

/**
 * One row for each change made in the product, chained to the previous row by its hash. The database refuses to update,
 * delete or truncate it (trigger in the migration). Values that enter the hash are stored as text, so that they are
 * read back exactly as they were hashed.
 */
export const historial = pgTable(
  'historial',
  {
    orden: bigint('orden', { mode: 'number' }).primaryKey(),
    /** ISO instant. */
    momento: text('momento').notNull(),
    /** DNI of the person, '' when the product itself acted. */
    dni: text('dni').notNull(),
    abogado: text('abogado').notNull(),
    /** web, cli or sistema. */
    origen: text('origen').notNull(),
    operacion: text('operacion').notNull(),
    entidad: text('entidad').notNull(),
    entidadId: text('entidad_id').notNull(),
    inmueble: text('inmueble').notNull(),
    recurso: text('recurso').notNull(),
    descripcion: text('descripcion').notNull(),
    /** JSON texts, 'null' when there is nothing. */
    antes: text('antes').notNull(),
    despues: text('despues').notNull(),
    hashAnterior: text('hash_anterior').notNull(),
    hash: text('hash').notNull().unique(),
  },
  (t) => [
    index('historial_entidad').on(t.entidad, t.entidadId),
    index('historial_momento').on(t.momento),
    index('historial_dni').on(t.dni, t.momento),
    index('historial_abogado').on(t.abogado, t.orden),
    index('historial_inmueble').on(t.inmueble, t.orden),
  ],
)

/** Single row that every writer locks: it gives the next order and the hash to chain to. */
export const historialCabeza = pgTable(
  'historial_cabeza',
  {
    id: integer('id').primaryKey(),
    orden: bigint('orden', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [check('historial_cabeza_unica', sql`${t.id} = 1`)],
)

/**
 * Head of the chain printed with the first lot of each day (R15). It is taken in the transaction that gives the numbers
 * of the lot, so every print has the same sheet.
 */
export const historialConstancia = pgTable('historial_constancia', {
  dia: dia('dia').primaryKey(),
  /** A lot of titles or of letters. */
  lote: uuid('lote').notNull().unique(),
  datos: jsonb('datos').$type<ConstanciaDatos>().notNull(),
})
