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

/** Single row that gives the numbers of letters. A rollback gives them back, as with titles. */
export const cartaContador = pgTable(
  'carta_contador',
  { id: integer('id').primaryKey(), ultimo: integer('ultimo').notNull() },
  (t) => [check('carta_contador_unico', sql`${t.id} = 1`)],
)

/** Letters that one request made, with consecutive numbers in the order they are handed out. */
export const cartaLote = pgTable(
  'carta_lote',
  {
    id: uuid('id').primaryKey(),
    /** Name of its file. */
    archivo: text('archivo').notNull(),
    formato: text('formato').$type<FormatoDeLoteDeCartas>().notNull(),
    categoria: text('categoria').$type<Categoria>().notNull(),
    desde: integer('desde').notNull(),
    hasta: integer('hasta').notNull(),
    cantidad: integer('cantidad').notNull(),
    total: columnaDeImporte('total').notNull(),
    vence: dia('vence').notNull(),
    /** `Idempotency-Key` of the request, if it had one, and the digest of the request. */
    clave: text('clave'),
    huella: text('huella').notNull(),
    /** Version of the document, which never changes. */
    version: integer('version').notNull(),
    dni: persona(),
    creado: instante('creado').notNull(),
    /** File of the lot. Null until it is made. */
    documento: text('documento').references(() => documentoTable.sha256),
  },
  (t) => [
    index('carta_lote_creado').on(t.creado, t.desde),
    index('carta_lote_dni').on(t.dni, t.creado, t.desde),
    // Nulls are distinct: any number of requests without a name.
    unique('carta_lote_clave').on(t.dni, t.clave),
    check('carta_lote_rango', sql`${t.hasta} - ${t.desde} + 1 = ${t.cantidad} and ${t.desde} >= 1`),
    check('carta_lote_formato', sql`${t.formato} in ('pdf', 'zip')`),
  ],
)

/** A demand letter. Its `datos` are fixed when the number is taken; the document is printed from them. */
export const carta = pgTable(
  'carta',
  {
    /**
     * Number of the letter. A letter of the former system has its number there, moved after the numbers of the letters
     * made here (`toNumeroAnterior`).
     */
    numero: integer('numero').primaryKey(),
    /** Null for a letter of the former system, which no lot of this one made. */
    lote: uuid('lote').references(() => cartaLote.id),
    /** Number of the letter in the former system, brought by a package. Null for a letter made here. */
    anterior: integer('anterior'),
    abogado: text('abogado')
      .notNull()
      .references(() => abogadoTable.codexterno),
    fecha: dia('fecha').notNull(),
    /**
     * Data of the letter. A former letter has only its debtor and the day until which its amount held: it is printed
     * nowhere.
     */
    datos: jsonb('datos').$type<CartaDatos>().notNull(),
    total: columnaDeImporte('total').notNull(),
    /** Null for a former letter, which has no printed code. */
    codigoVerificacion: text('codigo_verificacion').unique(),
    /** The PDF of a former letter, when its package brought one. */
    documento: text('documento').references(() => documentoTable.sha256),
    /** Moment, person and reason of the annulment. The number is never given again (D189). */
    anulada: instante('anulada'),
    anuladaPor: text('anulada_por').references(() => usuario.dni),
    motivoAnulacion: textoLibre('motivo_anulacion'),
  },
  (t) => [
    index('carta_lote_numero').on(t.lote, t.numero),
    index('carta_abogado').on(t.abogado, t.numero),
    // Finds the letters of today.
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

/** Items that each letter claims, to find the letters of an item. Names the item by its numbers, as an action does. */
export const cartaImponible = pgTable(
  'carta_imponible',
  {
    numero: integer('numero')
      .notNull()
      .references(() => carta.numero),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    /** Moment, person and reason for taking the item out of the letter: its action was deleted (D189). */
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
 * Acknowledgement of a letter: how it was received, or came back. The date of receipt is the purpose of sending it
 * (CCyC 2541).
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
