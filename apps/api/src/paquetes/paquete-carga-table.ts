import type { ModoDePaquete } from '@apremia/core'
import type { EquivalenciasUsadas } from '@apremia/workbooks'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { dia, instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import type { EfectoDePaquete } from './efectos.ts'
import type { ConteoDeArchivo } from './write-puesta.ts'

export interface ArchivoCargado extends ConteoDeArchivo {
  readonly archivo: string
  readonly modo: ModoDePaquete
  readonly filas: number
  readonly rechazadas: number
}

export const paqueteCarga = pgTable(
  'paquete_carga',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    archivo: text('archivo').notNull(),
    origen: text('origen').$type<'archivo' | 'servicio'>().notNull().default('archivo'),
    /**
     * Number of properties and businesses for which the municipality's service gave no answer. Their earlier data stay.
     */
    sinRespuesta: integer('sin_respuesta').notNull().default(0),
    /**
     * Uploaded data package. Null after the number of days in the parameter `conservacion.paquetes`, when the package
     * is deleted.
     */
    documento: text('documento').references(() => documento.sha256),
    simulacion: boolean('simulacion').notNull(),
    estado: text('estado')
      .$type<'leyendo' | 'probada' | 'aplicada' | 'rechazada' | 'deshecha'>()
      .notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    trabajo: uuid('trabajo'),
    /**
     * `Idempotency-Key` of the request. `huella` is the digest of the request. A repeated request does not import the
     * package again.
     */
    clave: text('clave'),
    huella: text('huella'),
    creada: instante('creada').notNull(),
    aplicada: instante('aplicada'),
    deshecha: instante('deshecha'),
    deshacible: boolean('deshacible').notNull().default(false),
    liquidadoAl: dia('liquidado_al'),
    /**
     * True when `liquidadoAl` (day to which the debt is calculated) applies to all the debt. False when the package had
     * only part of the debt. The table `deuda_liquidada` then has the day of each period in the package.
     */
    liquidadoEntero: boolean('liquidado_entero').notNull().default(true),
    /**
     * Value of the parameter `registro.liquidadoAl` (day to which all the debt is calculated) before this import.
     * Undoing the import restores this value. When null, undoing the import deletes the parameter's new value.
     */
    liquidadoAntes: text('liquidado_antes'),
    /**
     * Mappings from the municipality's file and column names to those of a data package, as applied to this package.
     * Null when no file needed a mapping.
     */
    equivalencias: jsonb('equivalencias').$type<EquivalenciasUsadas>(),
    archivos: jsonb('archivos').$type<readonly ArchivoCargado[]>().notNull().default([]),
    efectos: jsonb('efectos').$type<readonly EfectoDePaquete[]>().notNull().default([]),
    motivos: jsonb('motivos').$type<readonly string[]>().notNull().default([]),
    avisos: jsonb('avisos').$type<readonly string[]>().notNull().default([]),
    rechazadas: integer('rechazadas').notNull().default(0),
  },
  (t) => [
    unique('paquete_carga_clave').on(t.dni, t.clave),
    index('paquete_carga_del_servicio').on(t.aplicada).where(sql`${t.origen} = 'servicio'`),
    check('paquete_carga_origen', sql`${t.origen} in ('archivo', 'servicio')`),
    check(
      'paquete_carga_estado',
      sql`${t.estado} in ('leyendo', 'probada', 'aplicada', 'rechazada', 'deshecha')`,
    ),
  ],
)

/**
 * Rows as they were before the last import changed them, which are needed to undo the import. `paso` numbers the steps
 * of the import.
 */
export const paqueteAntes = pgTable(
  'paquete_antes',
  {
    carga: integer('carga')
      .notNull()
      .references(() => paqueteCarga.id),
    paso: integer('paso').notNull(),
    tabla: text('tabla').notNull(),
    /**
     * Kind of change. I is an inserted row, of which only the key is stored. U is an updated row and D a deleted row,
     * both stored whole.
     */
    acto: text('acto').$type<'I' | 'U' | 'D'>().notNull(),
    fila: jsonb('fila').notNull(),
  },
  (t) => [index('paquete_antes_carga').on(t.carga, t.paso)],
)
