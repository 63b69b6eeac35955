import { foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { documento } from '../documentos/documento-table.ts'
import { claveImponible, instante } from '../platform/db/columnas.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { plantillaVersion } from './plantilla-table.ts'

/**
 * Court papers made from a case. The table has no foreign key to the property or business, because a court paper stays
 * after the property or business is deleted.
 */
export const escrito = pgTable(
  'escrito',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    ...claveImponible(),
    recurso: text('recurso').notNull(),
    /** Code of the lawyer of the court paper. '' when the case had no lawyer. */
    abogado: text('abogado').notNull(),
    plantilla: integer('plantilla').notNull(),
    version: integer('version').notNull(),
    documento: text('documento')
      .notNull()
      .references(() => documento.sha256),
    dni: text('dni')
      .notNull()
      .references(() => usuario.dni),
    creado: instante('creado').notNull(),
    /** `Idempotency-Key` of the request. The column `huella` has the digest of the request. */
    clave: text('clave'),
    huella: text('huella').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'escrito_plantilla',
      columns: [t.plantilla, t.version],
      foreignColumns: [plantillaVersion.plantilla, plantillaVersion.version],
    }),
    index('escrito_imponible').on(t.imponible, t.recurso, t.id),
    index('escrito_contenido').on(t.documento),
    unique('escrito_clave').on(t.dni, t.clave),
  ],
)
