import type { ConstanciaDatos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { dia } from '../platform/db/columnas.ts'

/**
 * Audit history: one row for each change made in the product, with the hash of the previous row. A trigger refuses
 * updates, deletes and truncates. The values are text, so that they are read exactly as they were hashed.
 */
export const historial = pgTable(
  'historial',
  {
    orden: bigint('orden', { mode: 'number' }).primaryKey(),
    momento: text('momento').notNull(),
    /** DNI (national identity number) of the person who made the change; '' when the product itself made it. */
    dni: text('dni').notNull(),
    abogado: text('abogado').notNull(),
    origen: text('origen').notNull(),
    operacion: text('operacion').notNull(),
    entidad: text('entidad').notNull(),
    entidadId: text('entidad_id').notNull(),
    inmueble: text('inmueble').notNull(),
    recurso: text('recurso').notNull(),
    descripcion: text('descripcion').notNull(),
    /** Values before and after the change, as JSON text. The text is 'null' when there is no value. */
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

/**
 * Single row with the number and the hash of the last row of the audit history. Every transaction that writes to the
 * history locks this row.
 */
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
 * Certificate page of each day, printed with the first batch of documents of the day (R15). The transaction that
 * numbers the batch stores the data, so every printing of the batch has the same page.
 */
export const historialConstancia = pgTable('historial_constancia', {
  dia: dia('dia').primaryKey(),
  lote: uuid('lote').notNull().unique(),
  datos: jsonb('datos').$type<ConstanciaDatos>().notNull(),
})
