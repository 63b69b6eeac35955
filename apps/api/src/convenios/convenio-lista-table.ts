import type { ClaseDePago } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { columnaDeImporte, dia } from '../platform/db/columnas.ts'

const deLista = () => ({
  id: integer('id').primaryKey(),
  nombre: text('nombre').notNull().unique(),
})

/**
 * Whether the form of a new agreement offers this row (a role of the signer or a payment method). Agreements that
 * already have the row keep it.
 */
const activo = () => boolean('activo').notNull().default(true)

/** Roles in which a person signs an agreement for the debtor, such as 'Síndico' (trustee). */
export const convenioCaracter = pgTable('convenio_caracter', {
  ...deLista(),
  /** Whether the form asks for a text that describes the role (D129). */
  otros: boolean('otros').notNull().default(false),
  /** Whether the signer acts for the taxpayer. The text then describes the power of attorney. */
  representa: boolean('representa').notNull().default(false),
  activo: activo(),
})

/**
 * Payment methods for the fees of an agreement. The class of a method (`clase`) is cash, instalments or mixed. The
 * class decides which data the form asks for, and the name does not (D44).
 */
export const convenioFormaPago = pgTable(
  'convenio_forma_pago',
  { ...deLista(), clase: text('clase').$type<ClaseDePago>().notNull(), activo: activo() },
  (t) => [check('convenio_forma_pago_clase', sql`${t.clase} in ('contado', 'cuotas', 'mixto')`)],
)

/**
 * States of a payment plan of an agreement (tipo de retiro) that a person may choose, such as pending or withdrawn (S1
 * §4).
 */
export const tipoRetiro = pgTable('tipo_retiro', {
  ...deLista(),
  /**
   * Whether a plan in this state is withdrawn. The tax periods of a withdrawn plan are free for a new agreement (D165).
   */
  suelta: boolean('suelta').notNull().default(false),
})

export const convenioEstado = pgTable('convenio_estado', {
  ...deLista(),
  /** True for a state whose agreements are about debt that is already in court, so that the court fee is due. */
  judicial: boolean('judicial').notNull().default(false),
})

/** Fees for each state of an agreement (S2 §2.8). A row is valid from its date until the next row of the same state. */
export const convenioArancel = pgTable(
  'convenio_arancel',
  {
    estadoId: integer('estado_id')
      .notNull()
      .references(() => convenioEstado.id),
    vigenteDesde: dia('vigente_desde').notNull(),
    porcentual: numeric('porcentual', { precision: 5, scale: 2 }).notNull(),
    gastofijo: numeric('gastofijo', { precision: 5, scale: 2 }).notNull(),
    /** Maximum amount of the fixed expense of an agreement. Null when there is no maximum. */
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
