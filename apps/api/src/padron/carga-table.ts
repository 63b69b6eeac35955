import type { EstadoDeCarga, ModoDeCarga } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'

export const padronCarga = pgTable(
  'padron_carga',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    archivo: text('archivo').notNull(),
    documento: text('documento')
      .notNull()
      .references(() => documento.sha256),
    modo: text('modo').$type<ModoDeCarga>().notNull(),
    estado: text('estado').$type<EstadoDeCarga>().notNull(),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    trabajo: uuid('trabajo'),
    creada: instante('creada').notNull(),
    aplicada: instante('aplicada'),
    deshecha: instante('deshecha'),
    /**
     * Number of data imports that had been applied or undone when this import was reviewed. If the number has changed
     * since, the reviewed changes are out of date.
     */
    base: integer('base').notNull().default(0),
    columnas: jsonb('columnas')
      .$type<{ columna: string; titulo: string | null }[]>()
      .notNull()
      .default([]),
    ignoradas: jsonb('ignoradas').$type<string[]>().notNull().default([]),
    avisos: jsonb('avisos').$type<string[]>().notNull().default([]),
    filas: integer('filas').notNull().default(0),
    rechazadas: integer('rechazadas').notNull().default(0),
    sinNumero: integer('sin_numero').notNull().default(0),
    vigentes: integer('vigentes').notNull().default(0),
    nuevos: integer('nuevos').notNull().default(0),
    cambiados: integer('cambiados').notNull().default(0),
    iguales: integer('iguales').notNull().default(0),
    bajas: integer('bajas').notNull().default(0),
    rechazos: text('rechazos').references(() => documento.sha256),
  },
  (t) => [
    index('padron_carga_dni').on(t.dni),
    check('padron_carga_modo', sql`${t.modo} in ('completa', 'parcial')`),
    check(
      'padron_carga_estado',
      sql`${t.estado} in ('leyendo', 'revisada', 'aplicada', 'deshecha', 'descartada', 'fallida')`,
    ),
  ],
)

/**
 * Staging table with the checked rows of a data import that is not applied yet. The table is unlogged (see its
 * migration), so a crash of the database may empty it. The rows are then read again from the file.
 */
export const padronCargaFila = pgTable('padron_carga_fila', {
  carga: integer('carga').notNull(),
  fila: integer('fila').notNull(),
  nroInmueble: integer('nro_inmueble').notNull(),
  recurso: text('recurso').notNull().default(''),
  /** True for the first row of a property in the file, which gives the fields of the property. */
  primera: boolean('primera').notNull(),
  rechazada: boolean('rechazada').notNull().default(false),
  calle: text('calle'),
  nro: integer('nro'),
  piso: text('piso'),
  dept: text('dept'),
  barrio: text('barrio'),
  parProvincial: text('par_provincial'),
  titular: text('titular'),
  circuns: text('circuns'),
  seccion: text('seccion'),
  chacraNro: integer('chacra_nro'),
  chacraLet: text('chacra_let'),
  quintaNro: integer('quinta_nro'),
  quintaLet: text('quinta_let'),
  fraccionNro: integer('fraccion_nro'),
  fraccionLet: text('fraccion_let'),
  manzanaNro: integer('manzana_nro'),
  manzanaLet: text('manzana_let'),
  parcelaNro: integer('parcela_nro'),
  parcelaLet: text('parcela_let'),
  uniFuncional: integer('uni_funcional'),
})

type Datos = Readonly<Record<string, unknown>>

/** Changes that a data import makes to existing properties, stored to undo the import. */
export const padronCargaCambio = pgTable(
  'padron_carga_cambio',
  {
    carga: integer('carga').notNull(),
    nroInmueble: integer('nro_inmueble').notNull(),
    clase: text('clase').$type<'cambiado' | 'baja'>().notNull(),
    antes: jsonb('antes').$type<Datos>().notNull(),
    despues: jsonb('despues').$type<Datos>().notNull(),
    recursos: text('recursos').array().notNull().default([]),
  },
  (t) => [
    primaryKey({ name: 'padron_carga_cambio_pk', columns: [t.carga, t.clase, t.nroInmueble] }),
    foreignKey({
      name: 'padron_carga_cambio_carga_fk',
      columns: [t.carga],
      foreignColumns: [padronCarga.id],
    }),
    check('padron_carga_cambio_clase', sql`${t.clase} in ('cambiado', 'baja')`),
  ],
)
