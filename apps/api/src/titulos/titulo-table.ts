import type { Categoria, TituloDatos } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'

const instante = (nombre: string) => timestamp(nombre, { withTimezone: true })
const importe = (nombre: string) => bigint(nombre, { mode: 'number' })

/** The one row that gives numbers. It is a row and not a sequence because a rollback must give them back. */
export const tituloContador = pgTable(
  'titulo_contador',
  { id: integer('id').primaryKey(), ultimo: integer('ultimo').notNull() },
  (t) => [check('titulo_contador_unico', sql`${t.id} = 1`)],
)

/** A lot: the titles made from one workbook, with consecutive numbers. */
export const tituloLote = pgTable(
  'titulo_lote',
  {
    id: uuid('id').primaryKey(),
    /** Name of the zip. */
    archivo: text('archivo').notNull(),
    categoria: text('categoria').$type<Categoria>().notNull(),
    desde: integer('desde').notNull(),
    hasta: integer('hasta').notNull(),
    cantidad: integer('cantidad').notNull(),
    total: importe('total').notNull(),
    /** Hash of the workbook it came from: the same file again is noticed (decision D86). */
    planilla: text('planilla').notNull(),
    /** The name its request was given by whoever sent it, if any: the same one again finds this lot. */
    clave: text('clave'),
    /** Version of the document its titles are printed with, for ever. */
    version: integer('version').notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /** The zip, once every document is made. */
    documento: text('documento').references(() => documento.sha256),
  },
  (t) => [
    index('titulo_lote_creado').on(t.creado),
    index('titulo_lote_planilla').on(t.planilla, t.categoria),
    // Nulls are distinct: any number of requests without a name.
    unique('titulo_lote_clave').on(t.dni, t.clave),
    check(
      'titulo_lote_rango',
      sql`${t.hasta} - ${t.desde} + 1 = ${t.cantidad} and ${t.desde} >= 1`,
    ),
  ],
)

/** A title. Its `datos` are fixed when the number is taken; the document is printed from them. */
export const titulo = pgTable(
  'titulo',
  {
    numero: integer('numero').primaryKey(),
    lote: uuid('lote')
      .notNull()
      .references(() => tituloLote.id),
    categoria: text('categoria').$type<Categoria>().notNull(),
    imponible: text('imponible').notNull(),
    recurso: text('recurso').notNull(),
    abogado: text('abogado').notNull(),
    contribuyente: text('contribuyente').notNull(),
    /** Periods claimed, each `anio × 1000 + cuota`: to find the same debt titled twice (decision D151). */
    periodos: integer('periodos').array().notNull(),
    total: importe('total').notNull(),
    datos: jsonb('datos').$type<TituloDatos>().notNull(),
    codigoVerificacion: text('codigo_verificacion').notNull().unique(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    tamano: integer('tamano'),
    sha256: text('sha256'),
    anulado: instante('anulado'),
    anuladoPor: text('anulado_por').references(() => usuario.dni),
    motivoAnulacion: text('motivo_anulacion').notNull().default(''),
  },
  (t) => [
    index('titulo_lote_numero').on(t.lote, t.numero),
    index('titulo_creado').on(t.creado, t.numero),
    index('titulo_abogado').on(t.abogado, t.numero),
    index('titulo_imponible').on(t.categoria, t.imponible, t.recurso),
    check('titulo_total', sql`${t.total} > 0`),
  ],
)

/** Numbers jumped over on purpose, with who and why (decision D85): no gap stays unexplained. */
export const tituloHueco = pgTable('titulo_hueco', {
  desde: integer('desde').primaryKey(),
  hasta: integer('hasta').notNull(),
  lote: uuid('lote')
    .notNull()
    .references(() => tituloLote.id),
  motivo: text('motivo').notNull(),
  dni: text('dni')
    .notNull()
    .references(() => usuario.dni),
  creado: instante('creado').notNull(),
})
