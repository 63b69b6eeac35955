import { MARCAS_DE_CONTRIBUYENTE, type MarcaDeContribuyente } from '@apremia/core'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { dia, textoLibre } from '../platform/db/columnas.ts'

/**
 * Taxpayers: people (F) and companies (J) (S1 §3). The search by name uses the column `apynom_busqueda`, defined in the
 * migrations.
 */
export const contribuyente = pgTable(
  'contribuyente',
  {
    nroContrib: integer('nro_contrib').primaryKey(),
    apynom: text('apynom').notNull(),
    tipoPersona: text('tipo_persona').$type<'F' | 'J'>().notNull(),
    nroDoc: text('nro_doc'),
    cuit: text('cuit'),
    /** Municipal taxpayer number. Null when the municipality gave none. */
    cuim: text('cuim').unique(),
    calle: textoLibre('calle'),
    nro: integer('nro'),
    piso: textoLibre('piso'),
    dept: textoLibre('dept'),
    localidad: textoLibre('localidad'),
    codigoPostal: textoLibre('codigo_postal'),
    telefonos: textoLibre('telefonos'),
    email: textoLibre('email'),
    /** Electronic domicile at which the courts notify the taxpayer (Ac. SCBA 3989). */
    domicilioElectronico: textoLibre('domicilio_electronico'),
    /** Mark of a taxpayer who died or is in insolvency proceedings. '' when the taxpayer has no mark. */
    marca: text('marca').$type<MarcaDeContribuyente | ''>().notNull().default(''),
    /** Day since which the taxpayer is known to be dead or in insolvency proceedings. Null when neither is known. */
    marcaDesde: dia('marca_desde'),
    /**
     * How the municipality learned that the taxpayer died or is in insolvency proceedings. For example, the number of
     * the court file.
     */
    marcaNota: textoLibre('marca_nota'),
  },
  (t) => [
    index('contribuyente_nro_doc').on(t.nroDoc),
    index('contribuyente_cuit').on(t.cuit),
    check('contribuyente_apynom', sql`btrim(${t.apynom}) <> ''`),
    check('contribuyente_tipo_persona', sql`${t.tipoPersona} in ('F', 'J')`),
    check('contribuyente_nro_doc_digitos', sql`${t.nroDoc} ~ '^[1-9][0-9]{2,8}$'`),
    check('contribuyente_cuit_digitos', sql`${t.cuit} ~ '^[0-9]{11}$'`),
    check(
      'contribuyente_marca',
      sql`${t.marca} in ('', ${sql.raw(MARCAS_DE_CONTRIBUYENTE.map((una) => `'${una}'`).join(', '))})
        and (${t.marca} = '') = (${t.marcaDesde} is null) and (${t.marca} <> '' or ${t.marcaNota} = '')`,
    ),
    check('contribuyente_nro_positivo', sql`${t.nro} > 0`),
  ],
)
