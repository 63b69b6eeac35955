import { type Deudor, formatDni, formatDomicilioPostal, parseCuit } from '@apremia/core'
import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { contribuyente } from './contribuyente-table.ts'
import { OCUPANTE, vinculo } from './vinculo-table.ts'

export interface DeudoresDeImponible {
  readonly deudores: readonly Deudor[]
  readonly caracter: string
  readonly domicilio: string
}

/**
 * Returns the document of a debtor, such as 'CUIT 30-70000000-1', or 'DNI 12.345.678' when there is no CUIT (tax
 * identification number). Returns '' when neither is known.
 */
const formatDocumento = ({
  cuit,
  nroDoc,
}: {
  cuit: string | null
  nroDoc: string | null
}): string => {
  const leido = parseCuit(cuit ?? '')
  if (leido !== undefined) return `CUIT ${leido.texto}`
  return nroDoc === null ? '' : `DNI ${formatDni(nroDoc)}`
}

/**
 * Finds the people who are responsible for the debt of each property or business. Occupants are left out, because they
 * are not responsible (D99).
 */
export const findDeudores = async (
  db: Queryable,
  tipo: TipoImponible,
  numeros: readonly number[],
): Promise<Map<number, DeudoresDeImponible>> => {
  const rows = await db
    .select({
      imponible: vinculo.imponible,
      caracter: vinculo.vinculoDesc,
      apynom: contribuyente.apynom,
      cuit: contribuyente.cuit,
      nroDoc: contribuyente.nroDoc,
      calle: contribuyente.calle,
      nro: contribuyente.nro,
      piso: contribuyente.piso,
      dept: contribuyente.dept,
      localidad: contribuyente.localidad,
      codigoPostal: contribuyente.codigoPostal,
    })
    .from(vinculo)
    .innerJoin(contribuyente, eq(contribuyente.nroContrib, vinculo.nroContrib))
    .where(
      and(
        eq(vinculo.tipo, tipo),
        sql`${vinculo.imponible} = any(${sql.param(numeros)}::integer[])`,
        ne(vinculo.vinculoDesc, OCUPANTE),
      ),
    )
    .orderBy(asc(vinculo.imponible), asc(vinculo.orden))
  const found = new Map<number, DeudoresDeImponible>()
  for (const row of rows) {
    const previous = found.get(row.imponible)
    found.set(row.imponible, {
      deudores: [
        ...(previous?.deudores ?? []),
        {
          ...{ nombre: row.apynom, documento: formatDocumento(row) },
          ...{ caracter: row.caracter, domicilio: formatDomicilioPostal(row) },
        },
      ],
      caracter: previous?.caracter ?? row.caracter,
      domicilio: previous?.domicilio ?? formatDomicilioPostal(row),
    })
  }
  return found
}
