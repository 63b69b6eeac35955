import type { FilaDeParametro, VigenciaDeConvenio } from '@apremia/core'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgSequence,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { abogado } from '../abogados/abogado-table.ts'
import { documento } from '../documentos/documento-table.ts'
import { columnaDeImporte, dia, textoLibre } from '../platform/db/columnas.ts'
import { convenioCaracter, convenioEstado, convenioFormaPago } from './convenio-lista-table.ts'

/**
 * Sequence for the ids of agreements of the former system. Agreements made in this product use the sequence of the
 * column `id`.
 */
export const convenioDeAntes = pgSequence('convenio_de_antes_seq', {
  ...{ startWith: 1_000_000_001, maxValue: 2_147_483_647 },
})

/**
 * Payment agreements (S1 §3). An agreement is unconfirmed while `fc_confirma` is null. An inactive agreement counts as
 * deleted.
 */
export const convenio = pgTable(
  'convenio',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    convenio: text('convenio').notNull(),
    /**
     * Number of the agreement in the former system, read from an imported data package. Null for an agreement made in
     * this product.
     */
    anterior: text('anterior').unique(),
    /**
     * Whether an agreement of the former system is in force, or how the agreement ended, in the words of that system.
     * Null for an agreement made in this product.
     */
    vigencia: text('vigencia').$type<VigenciaDeConvenio>(),
    codexterno: text('codexterno')
      .notNull()
      .references(() => abogado.codexterno),
    fechaconf: dia('fechaconf').notNull(),
    fechacarga: dia('fechacarga').notNull(),
    fcConfirma: dia('fc_confirma'),
    activo: boolean('activo').notNull().default(true),
    frmDni: textoLibre('frm_dni'),
    frmNombre: text('frm_nombre').notNull(),
    frmTel: textoLibre('frm_tel'),
    frmCel: textoLibre('frm_cel'),
    frmEmail: textoLibre('frm_email'),
    frmLoc: textoLibre('frm_loc'),
    frmDir: textoLibre('frm_dir'),
    firmaCaracterId: integer('firma_caracter_id')
      .notNull()
      .references(() => convenioCaracter.id),
    firmaCaracterOtros: textoLibre('firma_caracter_otros'),
    estadoId: integer('estado_id')
      .notNull()
      .references(() => convenioEstado.id),
    /** Lawyer's fees as a percentage of the debt, from the fee table of the day the agreement was made (D28). */
    estporc: numeric('estporc', { precision: 5, scale: 2 }).notNull(),
    /** Fixed expense as a percentage of the lawyer's fees. */
    estgasto: numeric('estgasto', { precision: 5, scale: 2 }).notNull().default('0'),
    /** Maximum amount of the fixed expense. */
    estjus: columnaDeImporte('estjus'),
    /** Resulting amount of the fixed expense. */
    estgstfijo: columnaDeImporte('estgstfijo').notNull(),
    /** Whether the lawyer charged VAT when the agreement was made (D29). */
    inscripto: boolean('inscripto').notNull().default(true),
    titulo: textoLibre('titulo'),
    frmpgId: integer('frmpg_id')
      .notNull()
      .references(() => convenioFormaPago.id),
    montopago: columnaDeImporte('montopago').notNull(),
    cuotaspago: integer('cuotaspago').notNull(),
    otgastos: columnaDeImporte('otgastos').notNull(),
    obsotgastos: textoLibre('obsotgastos'),
    obs: textoLibre('obs'),
    /**
     * Values of the parameters (tax rates and percentages) on the day of the confirmation. A later correction of a
     * parameter does not change this agreement (D28).
     */
    parametros: jsonb('parametros').$type<readonly FilaDeParametro[]>(),
    documento: text('documento').references(() => documento.sha256),
    codigoVerificacion: text('codigo_verificacion').unique(),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // An agreement number of the former system may equal an agreement number of this product, so only the numbers of
    // this product are unique.
    uniqueIndex('convenio_numero').on(t.convenio).where(sql`${t.anterior} is null`),
    index('convenio_convenio').on(t.convenio),
    // PostgreSQL requires this unique constraint because the foreign key of `convenio_cuota` refers to both `id` and
    // `activo`.
    unique('convenio_id_activo').on(t.id, t.activo),
    index('convenio_codexterno').on(t.codexterno, t.fechaconf),
    index('convenio_fecha').on(t.fechaconf, t.id),
    index('convenio_frm_dni').on(t.frmDni),
    check('convenio_estporc', sql`${t.estporc} between 0 and 100`),
    check(
      'convenio_montos',
      sql`${t.montopago} >= 0 and ${t.otgastos} >= 0 and ${t.estgstfijo} >= 0`,
    ),
    check('convenio_cuotaspago', sql`${t.cuotaspago} >= 0`),
    check(
      'convenio_de_antes',
      sql`case when ${t.anterior} is null then ${t.id} < 1000000000 and ${t.vigencia} is null
        else ${t.id} > 1000000000 and ${t.convenio} = ${t.anterior} and ${t.vigencia} is not null
          and ${t.vigencia} in ('vigente', 'cumplido', 'caduco', 'sin efecto') and ${t.fcConfirma} is not null end`,
    ),
    check('convenio_confirmado', sql`${t.fcConfirma} is null or ${t.activo}`),
  ],
)
