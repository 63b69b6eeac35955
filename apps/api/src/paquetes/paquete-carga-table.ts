import type { ModoDePaquete } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { dia, instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import type { EfectoDePaquete } from './efectos.ts'
import type { ConteoDeArchivo } from './write-puesta.ts'

/** Counts of one file of a package. */
export interface ArchivoCargado extends ConteoDeArchivo {
  readonly archivo: string
  readonly modo: ModoDePaquete
  readonly filas: number
  readonly rechazadas: number
}

/** Packages with data of the municipality: loads, and trials that left the register as it was. */
export const paqueteCarga = pgTable(
  'paquete_carga',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    archivo: text('archivo').notNull(),
    /** The package as it was sent. */
    documento: text('documento')
      .notNull()
      .references(() => documento.sha256),
    simulacion: boolean('simulacion').notNull(),
    estado: text('estado').$type<'leyendo' | 'probada' | 'aplicada' | 'rechazada'>().notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    trabajo: uuid('trabajo'),
    creada: instante('creada').notNull(),
    aplicada: instante('aplicada'),
    /** Day for which the amounts of debt hold. */
    liquidadoAl: dia('liquidado_al'),
    archivos: jsonb('archivos').$type<readonly ArchivoCargado[]>().notNull().default([]),
    efectos: jsonb('efectos').$type<readonly EfectoDePaquete[]>().notNull().default([]),
    /** Why it was not applied. */
    motivos: jsonb('motivos').$type<readonly string[]>().notNull().default([]),
    avisos: jsonb('avisos').$type<readonly string[]>().notNull().default([]),
    rechazadas: integer('rechazadas').notNull().default(0),
  },
  (t) => [
    index('paquete_carga_dni').on(t.dni),
    check(
      'paquete_carga_estado',
      sql`${t.estado} in ('leyendo', 'probada', 'aplicada', 'rechazada')`,
    ),
  ],
)
