import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'

const textoLibre = (nombre: string) => text(nombre).notNull().default('')

export const abogadoTitulo = pgTable('abogado_titulo', {
  id: integer('id').primaryKey(),
  titulo: text('titulo').notNull().unique(),
  /**
   * When false, the form of a lawyer no longer offers this professional title. Lawyers who already have the title keep
   * it.
   */
  activo: boolean('activo').notNull().default(true),
})

/**
 * Lawyers. The lawyer's code (`codexterno`) is stored in the format that `normalizarCodigoAbogado` returns. A lawyer is
 * never deleted (D22).
 */
export const abogado = pgTable(
  'abogado',
  {
    codexterno: text('codexterno').primaryKey(),
    apellido: text('apellido').notNull(),
    nombre: text('nombre').notNull(),
    tipodni: integer('tipodni').notNull().default(1),
    nrodni: text('nrodni').notNull(),
    direccion: textoLibre('direccion'),
    te: textoLibre('te'),
    email: textoLibre('email'),
    matricula: textoLibre('matricula'),
    cuitcuil: textoLibre('cuitcuil'),
    titulo: integer('titulo').references(() => abogadoTitulo.id),
    inscripto: boolean('inscripto').notNull().default(true),
    baja: boolean('baja').notNull().default(false),
    horarios: textoLibre('horarios'),
    /** Person or firm that collects the lawyer's fees, and its bank account number (CBU), which agreements print. */
    beneficiario: textoLibre('beneficiario'),
    cbu: textoLibre('cbu'),
    /**
     * Document, such as a power of attorney, that proves that the lawyer acts for the municipality. '' when the lawyer
     * uses the document that all the lawyers share.
     */
    personeria: textoLibre('personeria'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    // A person has at most one lawyer's code that is not marked as closed (`baja`). The earlier codes of the person
    // stay, marked as closed (D166).
    uniqueIndex('abogado_nrodni_vigente').on(t.nrodni).where(sql`not ${t.baja}`),
    unique('abogado_codigo_y_documento').on(t.codexterno, t.nrodni),
    check('abogado_codexterno', sql`${t.codexterno} ~ '^[A-Z][0-9]{2,3}$'`),
    check('abogado_tipodni', sql`${t.tipodni} = 1`),
    check('abogado_nrodni', sql`${t.nrodni} ~ '^[1-9][0-9]{6,7}$'`),
  ],
)
