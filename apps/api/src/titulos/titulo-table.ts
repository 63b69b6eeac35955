import type { Categoria, TituloDatos } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { tituloLote } from './titulo-lote-table.ts'

/** Condition in SQL that is true when a title's document has a field for a digital signature. */
export const tieneCampoDeFirma = (datos: AnyPgColumn): SQL =>
  sql`(${datos} -> 'campoDeFirma') is not null`

/**
 * Executive titles. `datos` never changes once a title has its number, because the document is printed from `datos`.
 */
export const titulo = pgTable(
  'titulo',
  {
    numero: integer('numero').primaryKey(),
    /** Batch in which the title was made. Null for a title of the former system, which belongs to no batch. */
    lote: uuid('lote').references(() => tituloLote.id),
    /** True for a title of the former system, which came in a data package. */
    anterior: boolean('anterior').notNull().default(false),
    categoria: text('categoria').$type<Categoria>().notNull(),
    imponible: text('imponible').notNull(),
    recurso: text('recurso').notNull(),
    abogado: text('abogado').notNull(),
    contribuyente: text('contribuyente').notNull(),
    /**
     * Tax periods that the title claims, each as `anio × 1000 + cuota` (year and instalment). They serve to detect debt
     * that two titles claim (D151).
     */
    periodos: integer('periodos').array().notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /**
     * Data that the document prints. A title of the former system has only its dates and its administrative file
     * number, because this product never prints it.
     */
    datos: jsonb('datos').$type<TituloDatos>().notNull(),
    /** Printed code with which anybody can check that the title is genuine. Null for a title of the former system. */
    codigoVerificacion: text('codigo_verificacion').unique(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /**
     * SHA-256 of the PDF of a title of the former system, when the data package brought it. The PDF of any other title
     * is in the zip of its batch.
     */
    documento: text('documento').references(() => documento.sha256),
    tamano: integer('tamano'),
    sha256: text('sha256'),
    /** Moment at which the signed file in `titulo_firmado` was uploaded. Null without a signed file. */
    firmado: instante('firmado'),
    anulado: instante('anulado'),
    anuladoPor: text('anulado_por').references(() => usuario.dni),
    motivoAnulacion: text('motivo_anulacion').notNull().default(''),
  },
  (t) => [
    index('titulo_lote_numero').on(t.lote, t.numero),
    index('titulo_creado').on(t.creado, t.numero),
    index('titulo_abogado').on(t.abogado, t.numero),
    index('titulo_imponible').on(t.categoria, t.imponible, t.recurso),
    index('titulo_sha256').on(t.sha256).where(sql`${t.sha256} is not null`),
    index('titulo_por_firmar')
      .on(t.numero)
      .where(sql`${t.anulado} is null and ${t.firmado} is null and ${tieneCampoDeFirma(t.datos)}`),
    index('titulo_con_firma').on(t.lote, t.numero).where(sql`${t.firmado} is not null`),
    check('titulo_total', sql`${t.total} > 0`),
    check(
      'titulo_de_lote',
      sql`${t.anterior} = (${t.lote} is null) and (${t.anterior} or ${t.codigoVerificacion} is not null)
        and (${t.anterior} or ${t.documento} is null)`,
    ),
  ],
)
