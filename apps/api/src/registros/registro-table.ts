import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante, textoLibre } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

/**
 * Records that users upload about a real property (S1 §3), each with its attached documents. The table has no foreign
 * key to the register of real properties, because that register may be on another host.
 */
export const registro = pgTable(
  'registro',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    inmueble: integer('inmueble').notNull(),
    recurso: text('recurso').notNull(),
    apellido: text('apellido').notNull(),
    nombre: textoLibre('nombre'),
    titulo: textoLibre('titulo'),
    dni: textoLibre('dni'),
    telefono: textoLibre('telefono'),
    descripcion: textoLibre('descripcion'),
    usuario: text('usuario')
      .notNull()
      .references(() => usuario.dni),
    /**
     * `Idempotency-Key` of the request. A repeated request with the same key and the same digest (`huella`) returns
     * this record.
     */
    clave: text('clave'),
    huella: text('huella'),
    creado: instante('creado').notNull(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('registro_creado').on(t.creado, t.id),
    index('registro_usuario').on(t.usuario, t.creado, t.id),
    index('registro_inmueble').on(t.inmueble, t.recurso),
    unique('registro_clave').on(t.usuario, t.clave),
    check('registro_numero', sql`${t.inmueble} > 0`),
    check('registro_apellido', sql`btrim(${t.apellido}) <> ''`),
  ],
)

export const registroDocumento = pgTable(
  'registro_documento',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    registro: integer('registro')
      .notNull()
      .references(() => registro.id),
    documento: text('documento')
      .notNull()
      .references(() => documento.sha256),
    nombre: text('nombre').notNull(),
  },
  (t) => [
    unique('registro_documento_unico').on(t.registro, t.documento),
    index('registro_documento_contenido').on(t.documento),
  ],
)
