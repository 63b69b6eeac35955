import type {
  CartaDatos,
  Categoria,
  FormatoDeLoteDeCartas,
  MedioDeCarta,
  ResultadoDeCarta,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { abogado as abogadoTable } from '../abogados/abogado-table.ts'
import { documento as documentoTable } from '../documentos/documento-table.ts'
import { claveImponible, columnaDeImporte, dia, textoLibre } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

const instante = (nombre: string) => timestamp(nombre, { withTimezone: true })
const persona = () =>
  text('dni')
    .notNull()
    .references(() => usuario.dni)

/**
 * Table with a single row: the last letter number. When a transaction rolls back, the number returns to its previous
 * value, so no number is skipped.
 */
export const cartaContador = pgTable(
  'carta_contador',
  { id: integer('id').primaryKey(), ultimo: integer('ultimo').notNull() },
  (t) => [check('carta_contador_unico', sql`${t.id} = 1`)],
)

export const cartaLote = pgTable(
  'carta_lote',
  {
    id: uuid('id').primaryKey(),
    archivo: text('archivo').notNull(),
    formato: text('formato').$type<FormatoDeLoteDeCartas>().notNull(),
    categoria: text('categoria').$type<Categoria>().notNull(),
    desde: integer('desde').notNull(),
    hasta: integer('hasta').notNull(),
    cantidad: integer('cantidad').notNull(),
    total: columnaDeImporte('total').notNull(),
    vence: dia('vence').notNull(),
    /**
     * `Idempotency-Key` of the request. Null for a request without a key. The column `huella` has the digest of the
     * request.
     */
    clave: text('clave'),
    huella: text('huella').notNull(),
    /**
     * Version of the design of the letters. The version of a batch never changes, so that its letters always print the
     * same.
     */
    version: integer('version').notNull(),
    dni: persona(),
    creado: instante('creado').notNull(),
    documento: text('documento').references(() => documentoTable.sha256),
  },
  (t) => [
    index('carta_lote_creado').on(t.creado, t.desde),
    index('carta_lote_dni').on(t.dni, t.creado, t.desde),
    // A unique constraint treats nulls as distinct, so any number of requests may come without an `Idempotency-Key`.
    unique('carta_lote_clave').on(t.dni, t.clave),
    check('carta_lote_rango', sql`${t.hasta} - ${t.desde} + 1 = ${t.cantidad} and ${t.desde} >= 1`),
    check('carta_lote_formato', sql`${t.formato} in ('pdf', 'zip')`),
  ],
)

/**
 * Demand letters. One transaction gives a letter its number and stores its data (`datos`). The document is printed
 * later from the stored data.
 */
export const carta = pgTable(
  'carta',
  {
    /**
     * Number of the letter. A letter of the former system gets from `toNumeroAnterior` a number greater than the
     * numbers of the letters made in this product.
     */
    numero: integer('numero').primaryKey(),
    /** Id of the batch of the letter. Null for a letter of the former system, which belongs to no batch. */
    lote: uuid('lote').references(() => cartaLote.id),
    /**
     * Number of the letter in the former system, read from the data package of the municipality. Null for a letter made
     * in this product.
     */
    anterior: integer('anterior'),
    abogado: text('abogado')
      .notNull()
      .references(() => abogadoTable.codexterno),
    fecha: dia('fecha').notNull(),
    /**
     * Data with which the letter is printed. A letter of the former system is never printed. It has only its debtor and
     * the last day on which its amount was valid.
     */
    datos: jsonb('datos').$type<CartaDatos>().notNull(),
    total: columnaDeImporte('total').notNull(),
    /**
     * Code printed on the letter, with which a reader can check that the letter is genuine. Null for a letter of the
     * former system, which has no code.
     */
    codigoVerificacion: text('codigo_verificacion').unique(),
    /**
     * PDF of a letter of the former system. Null when the data package of the municipality had no PDF for the letter,
     * and for a letter made in this product.
     */
    documento: text('documento').references(() => documentoTable.sha256),
    /**
     * Moment of the annulment. Null while the letter is valid. The number of an annulled letter is never used again
     * (D189).
     */
    anulada: instante('anulada'),
    anuladaPor: text('anulada_por').references(() => usuario.dni),
    motivoAnulacion: textoLibre('motivo_anulacion'),
  },
  (t) => [
    index('carta_lote_numero').on(t.lote, t.numero),
    index('carta_abogado').on(t.abogado, t.numero),
    index('carta_fecha').on(t.fecha, t.abogado),
    uniqueIndex('carta_anterior').on(t.anterior).where(sql`${t.anterior} is not null`),
    check('carta_total', sql`${t.total} > 0`),
    check(
      'carta_de_lote',
      sql`(${t.anterior} is null) = (${t.lote} is not null) and (${t.anterior} is null) = (${t.codigoVerificacion} is not null)
        and (${t.anterior} is not null or ${t.documento} is null)`,
    ),
    check(
      'carta_de_antes',
      sql`case when ${t.anterior} is null then ${t.numero} < 1000000000 else ${t.numero} = 1000000000 + ${t.anterior} end`,
    ),
  ],
)

/**
 * Properties and businesses whose debt each letter demands, one row for each. The table has no foreign key to the
 * property or business, because the letter stays after the property or business is deleted.
 */
export const cartaImponible = pgTable(
  'carta_imponible',
  {
    numero: integer('numero')
      .notNull()
      .references(() => carta.numero),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    /**
     * Moment when the property or business was removed from the letter, because the legal action on it was deleted
     * (D189).
     */
    retirado: instante('retirado'),
    retiradoPor: text('retirado_por').references(() => usuario.dni),
    motivoRetiro: textoLibre('motivo_retiro'),
  },
  (t) => [
    primaryKey({
      name: 'carta_imponible_pk',
      columns: [t.numero, t.tipo, t.imponible, t.recurso],
    }),
    index('carta_imponible_clave').on(t.imponible, t.recurso, t.numero),
  ],
)

/**
 * Acknowledgements of receipt, at most one for each letter: how the debtor received the letter, or why the mail
 * returned it. The date of receipt matters, because the receipt stops the limitation term (CCyC 2541).
 */
export const cartaAcuse = pgTable(
  'carta_acuse',
  {
    numero: integer('numero')
      .primaryKey()
      .references(() => carta.numero),
    medio: text('medio').$type<MedioDeCarta>().notNull(),
    pieza: textoLibre('pieza'),
    resultado: text('resultado').$type<ResultadoDeCarta>().notNull(),
    fecha: dia('fecha').notNull(),
    hora: textoLibre('hora'),
    receptor: textoLibre('receptor'),
    receptorDni: textoLibre('receptor_dni'),
    vinculo: textoLibre('vinculo'),
    notificador: textoLibre('notificador'),
    motivo: textoLibre('motivo'),
    escaneo: text('escaneo').references(() => documentoTable.sha256),
    dni: persona(),
    anotado: instante('anotado').notNull(),
  },
  (t) => [index('carta_acuse_resultado').on(t.resultado, t.numero)],
)
