import type { ClaseDePago } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { columnaDeImporte, dia } from '../platform/db/columnas.ts'

const deLista = () => ({
  id: integer('id').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})

/** Whether the form of an agreement offers the row. Agreements made with it keep it. */
const activo = () => boolean('activo').notNull().default(true)

/** Capacities in which somebody signs. `otros` asks to write which one (D129). */
export const convenioCaracter = pgTable('convenio_caracter', {
  ...deLista(),
  otros: boolean('otros').notNull().default(false),
  activo: activo(),
})

/** Ways of paying fees. The data that each asks for depends on its class, not on its name (D44). */
export const convenioFormaPago = pgTable(
  'convenio_forma_pago',
  { ...deLista(), clase: text('clase').$type<ClaseDePago>().notNull(), activo: activo() },
  (t) => [check('convenio_forma_pago_clase', sql`${t.clase} in ('contado', 'cuotas', 'mixto')`)],
)

/** Outcomes of a plan (S1 §4, tipo de retiro). */
export const tipoRetiro = pgTable('tipo_retiro', {
  ...deLista(),
  /** Whether the plan was withdrawn: then its agreement holds that debt no more (D165). */
  suelta: boolean('suelta').notNull().default(false),
})

/** The states of an agreement; its percentages are the dated rows of `convenio_arancel`. */
export const convenioEstado = pgTable('convenio_estado', {
  ...deLista(),
  /** Whether the claim was filed: then the court fee is due. */
  judicial: boolean('judicial').notNull().default(false),
})

/** The fee table (S2 §2.8), dated: a row holds from its day until the next one of its state. */
export const convenioArancel = pgTable(
  'convenio_arancel',
  {
    estadoId: integer('estado_id')
      .notNull()
      .references(() => convenioEstado.id),
    vigenteDesde: dia('vigente_desde').notNull(),
    porcentual: numeric('porcentual', { precision: 5, scale: 2 }).notNull(),
    gastofijo: numeric('gastofijo', { precision: 5, scale: 2 }).notNull(),
    /** Ceiling of the fixed expense; null = none. */
    jus: columnaDeImporte('jus'),
  },
  (t) => [
    primaryKey({ name: 'convenio_arancel_pk', columns: [t.estadoId, t.vigenteDesde] }),
    check(
      'convenio_arancel_limites',
      sql`${t.porcentual} between 0 and 100 and ${t.gastofijo} between 0 and 100 and ${t.jus} >= 0`,
    ),
  ],
)
