import type { ClaseDeEscrito } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/** Templates of court papers. A template that is no longer used is retired and never deleted. */
export const plantilla = pgTable(
  'plantilla',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    clase: text('clase').$type<ClaseDeEscrito>().notNull(),
    nombre: text('nombre').notNull(),
    retirada: boolean('retirada').notNull().default(false),
  },
  (t) => [
    unique('plantilla_nombre').on(t.nombre),
    check('plantilla_nombre_escrito', sql`btrim(${t.nombre}) <> ''`),
    check(
      'plantilla_clase',
      sql`${t.clase} in ('demanda', 'mandamiento', 'oficio', 'cedula', 'medida', 'reanudacion', 'otro')`,
    ),
  ],
)

/**
 * Versions of the templates of court papers, with the Word document of each. A court paper names the version with which
 * it was made, so a version never changes.
 */
export const plantillaVersion = pgTable(
  'plantilla_version',
  {
    plantilla: integer('plantilla')
      .notNull()
      .references(() => plantilla.id),
    version: integer('version').notNull(),
    documento: text('documento')
      .notNull()
      .references(() => documento.sha256),
    archivo: text('archivo').notNull(),
    /** Names of the fields, of the repeated parts and of the blocks of text that the template uses. */
    campos: text('campos').array().notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creada: instante('creada').notNull(),
  },
  (t) => [
    primaryKey({ name: 'plantilla_version_pk', columns: [t.plantilla, t.version] }),
    check('plantilla_version_desde_1', sql`${t.version} >= 1`),
  ],
)

/** Blocks of text that templates insert. The audit history records the earlier texts. */
export const bloque = pgTable(
  'bloque',
  { nombre: text('nombre').primaryKey(), texto: text('texto').notNull() },
  (t) => [
    check('bloque_nombre', sql`${t.nombre} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('bloque_texto', sql`btrim(${t.texto}) <> ''`),
  ],
)
