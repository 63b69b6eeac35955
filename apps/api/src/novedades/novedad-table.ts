import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { documento as documentoTable } from '../documentos/documento-table.ts'
import { tipoEtapa } from '../etapas/tipo-etapa-table.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { textoLibre } from '../platform/db/columnas.ts'

/**
 * Taxpayers added by hand in the screen Novedades (S1 §3, S2 §2.9). Each DNI (national identity number) has one row.
 * Without a DNI, each CUIM (municipal taxpayer number) has one row (D120). There is no foreign key, because the
 * municipality's taxpayers may be on another host.
 */
export const novedad = pgTable(
  'novedad',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    apynom: text('apynom').notNull(),
    dni: text('dni'),
    cuit: textoLibre('cuit'),
    cuim: textoLibre('cuim'),
    calle: textoLibre('calle'),
    nro: textoLibre('nro'),
    telefono: textoLibre('telefono'),
    email: textoLibre('email'),
    titulo: textoLibre('titulo'),
    gpEstado: integer('gp_estado'),
    estado: integer('estado'),
    version: integer('version').notNull().default(1),
    /**
     * DNI (national identity number) of the person who added this taxpayer. `clave` and `huella` have the
     * `Idempotency-Key` and the digest of the request. With them, a repeated request finds the taxpayer that it already
     * added.
     */
    agregadaPor: text('agregada_por'),
    clave: text('clave'),
    huella: text('huella'),
    creado: timestamp('creado', { withTimezone: true }).notNull(),
    modificado: timestamp('modificado', { withTimezone: true }).notNull(),
    /**
     * DNI of the person who deleted this taxpayer, and may undo the deletion. Null while the taxpayer is not deleted.
     */
    borradaPor: text('borrada_por'),
  },
  (t) => [
    uniqueIndex('novedad_dni').on(t.dni).where(sql`${t.borradaPor} is null`),
    uniqueIndex('novedad_cuim_sin_dni')
      .on(t.cuim)
      .where(sql`${t.dni} is null and ${t.borradaPor} is null`),
    unique('novedad_clave').on(t.agregadaPor, t.clave),
    index('novedad_cuim').on(t.cuim),
    index('novedad_orden').on(alfabetico(t.apynom), t.id),
    foreignKey({
      name: 'novedad_estado_fk',
      columns: [t.estado, t.gpEstado],
      foreignColumns: [tipoEtapa.tpId, tipoEtapa.gpId],
    }),
    check('novedad_estado', sql`(${t.estado} is null) = (${t.gpEstado} is null)`),
    check('novedad_apynom', sql`btrim(${t.apynom}) <> ''`),
    check('novedad_dni', sql`${t.dni} ~ '^[1-9][0-9]{5,7}$'`),
    check('novedad_identificada', sql`${t.dni} is not null or ${t.cuim} <> ''`),
  ],
)

export const novedadInmueble = pgTable(
  'novedad_inmueble',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    novedad: integer('novedad')
      .notNull()
      .references(() => novedad.id),
    inmueble: integer('inmueble').notNull(),
    recurso: textoLibre('recurso'),
    observaciones: textoLibre('observaciones'),
    caracter: textoLibre('caracter'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    unique('novedad_inmueble_unico').on(t.novedad, t.inmueble, t.recurso),
    index('novedad_inmueble_numero_de').on(t.inmueble),
    check('novedad_inmueble_numero', sql`${t.inmueble} > 0`),
  ],
)

/** Documents attached to a property of an added taxpayer. `documento` is the digest of the content of the file. */
export const novedadDocumento = pgTable(
  'novedad_documento',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    inmueble: integer('inmueble')
      .notNull()
      .references(() => novedadInmueble.id),
    documento: text('documento')
      .notNull()
      .references(() => documentoTable.sha256),
    nombre: text('nombre').notNull(),
    dni: text('dni').notNull(),
    creado: timestamp('creado', { withTimezone: true }).notNull(),
  },
  (t) => [
    unique('novedad_documento_unico').on(t.inmueble, t.documento),
    index('novedad_documento_contenido').on(t.documento),
  ],
)
