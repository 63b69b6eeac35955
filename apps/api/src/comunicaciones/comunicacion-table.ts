import type { IMPORTANCIAS } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { dia, instante, textoLibre } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export const comunicacion = pgTable(
  'comunicacion',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    titulo: text('titulo').notNull(),
    fecha: dia('fecha').notNull(),
    importancia: text('importancia').$type<(typeof IMPORTANCIAS)[number]>().notNull(),
    descripcion: textoLibre('descripcion'),
    remitente: text('remitente')
      .notNull()
      .references(() => usuario.dni),
    /**
     * `Idempotency-Key` of the request that created the message. When the same request arrives again, the server
     * returns this message. The column `huella` has the digest of the content of the request.
     */
    clave: text('clave'),
    huella: text('huella'),
    creado: instante('creado').notNull(),
    /** DNI (national identity number) of the person who deleted the message. Only that person may undo the deletion. */
    borradaPor: text('borrada_por'),
    deleted: boolean('deleted').notNull().default(false),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('comunicacion_fecha').on(t.fecha, t.id),
    index('comunicacion_remitente').on(t.remitente, t.fecha, t.id),
    unique('comunicacion_clave').on(t.remitente, t.clave),
    check('comunicacion_titulo', sql`btrim(${t.titulo}) <> ''`),
    check(
      'comunicacion_importancia',
      sql`${t.importancia} in ('urgente', 'normal', 'informativa')`,
    ),
  ],
)

export const comunicacionDestinatario = pgTable(
  'comunicacion_destinatario',
  {
    comunicacion: integer('comunicacion')
      .notNull()
      .references(() => comunicacion.id),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    leida: instante('leida'),
  },
  (t) => [
    primaryKey({ name: 'comunicacion_destinatario_pk', columns: [t.comunicacion, t.dni] }),
    index('comunicacion_destinatario_dni').on(t.dni, t.comunicacion),
  ],
)

export const comunicacionDocumento = pgTable(
  'comunicacion_documento',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    comunicacion: integer('comunicacion')
      .notNull()
      .references(() => comunicacion.id),
    documento: text('documento')
      .notNull()
      .references(() => documento.sha256),
    nombre: text('nombre').notNull(),
    dni: text('dni').notNull(),
    creado: instante('creado').notNull(),
  },
  (t) => [
    unique('comunicacion_documento_unico').on(t.comunicacion, t.documento),
    index('comunicacion_documento_contenido').on(t.documento),
  ],
)
