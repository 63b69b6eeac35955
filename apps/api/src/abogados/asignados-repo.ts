import type { Asignados, Fecha } from '@apremia/core'
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { ClaveDeCaso } from '../casos/clave-de-caso.ts'
import { refreshCasos } from '../casos/refresh-casos.ts'
import { traspasoDeCaso } from '../casos/traspaso-de-caso-table.ts'
import { convenio } from '../convenios/convenio-table.ts'
import { deuda } from '../padron/deuda-table.ts'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'
import { abogado } from './abogado-table.ts'

/**
 * SQL condition for the unpaid tax periods assigned to a lawyer. The part `legal <> ''` lets PostgreSQL use the partial
 * index of the table `deuda`.
 */
const periodosDe = (codexterno: string) =>
  and(eq(deuda.legal, codexterno), ne(deuda.legal, ''), ne(deuda.estado, 'CANCELADA'))

const conveniosDe = (codexterno: string) =>
  and(eq(convenio.codexterno, codexterno), eq(convenio.activo, true), isNull(convenio.fcConfirma))

const nameOf = (tipo: string, imponible: number): string =>
  `${tipo === 'I' ? 'inmueble' : 'comercio'} ${imponible}`

/**
 * Lists the properties and businesses of a lawyer that only the municipality's own service can reassign, such as
 * 'inmueble 123' (property 123). Null when this database stores the debt, because the product then reassigns it.
 *
 * Call this function before the transaction, so that no row stays locked while the service answers.
 */
export const askEnElMunicipio = async (
  { db, municipio }: Pick<Services, 'db' | 'municipio'>,
  nrodni: string,
): Promise<readonly string[] | null> => {
  const [row] = await db
    .select({ codexterno: abogado.codexterno })
    .from(abogado)
    .where(eq(abogado.nrodni, nrodni))
    .orderBy(asc(abogado.baja), asc(abogado.codexterno))
    .limit(1)
  const imponibles = row ? await municipio.imponiblesEnElMunicipio(row.codexterno) : null
  return imponibles?.map(({ TIPO, IMPONIBLE }) => nameOf(TIPO, IMPONIBLE)) ?? null
}

const findPeriodos = async (db: Queryable, codexterno: string) => {
  const periodos = await db.$count(deuda, periodosDe(codexterno))
  const imponibles = await db
    .selectDistinct({ tipo: deuda.tipo, imponible: deuda.imponible })
    .from(deuda)
    .where(periodosDe(codexterno))
    .orderBy(asc(deuda.tipo), asc(deuda.imponible))
  return { periodos, imponibles: imponibles.map(({ tipo, imponible }) => nameOf(tipo, imponible)) }
}

export const findAsignados = async (
  db: Queryable,
  codexterno: string,
  enElMunicipio: readonly string[] | null,
): Promise<Asignados> => {
  const propios =
    enElMunicipio === null ? await findPeriodos(db, codexterno) : { periodos: 0, imponibles: [] }
  const numeros = await db
    .select({ numero: convenio.convenio })
    .from(convenio)
    .where(conveniosDe(codexterno))
    .orderBy(asc(convenio.id))
  return {
    ...propios,
    convenios: numeros.length,
    numeros: numeros.map(({ numero }) => numero),
    enElMunicipio,
  }
}

export interface Movidos {
  readonly casos: readonly (ClaveDeCaso & { readonly periodos: number })[]
  readonly convenios: readonly string[]
}

export interface Traspaso {
  readonly origen: string
  readonly destino: string
  readonly dia: Fecha
}

const movePeriodos = async (tx: Tx, { origen, destino, dia }: Traspaso) => {
  const { rows } = await tx.execute<
    Record<string, unknown> & ClaveDeCaso & { periodos: number }
  >(sql`
    with movidos as (
      update ${deuda} set legal = ${destino} where ${periodosDe(origen)}
      returning tipo, imponible, recurso
    )
    select tipo, imponible, recurso, count(*)::int as periodos
    from movidos group by tipo, imponible, recurso order by tipo, imponible, recurso`)
  await insertRows(
    tx,
    traspasoDeCaso,
    rows.map(({ tipo, imponible, recurso }) => ({
      ...{ tipo, imponible, recurso, dia },
      de: origen,
      a: destino,
    })),
  )
  await refreshCasos(tx, rows)
  return rows
}

/**
 * Reassigns the unpaid tax periods and the unconfirmed agreements of the lawyer `origen` to the lawyer `destino`. When
 * the municipality's own service stores the debt (`enElMunicipio` is not null), reassigns only the agreements.
 */
export const moveAsignados = async (
  tx: Tx,
  traspaso: Traspaso,
  enElMunicipio: readonly string[] | null,
): Promise<Movidos> => {
  const { origen, destino } = traspaso
  const casos = enElMunicipio === null ? await movePeriodos(tx, traspaso) : []
  const convenios = await tx
    .update(convenio)
    // The version of the agreement increases. A person who is editing or confirming the agreement then learns that it
    // passed to another lawyer.
    .set({ codexterno: destino, version: sql`${convenio.version} + 1` })
    .where(conveniosDe(origen))
    .returning({ numero: convenio.convenio })
  return { casos, convenios: convenios.map(({ numero }) => numero) }
}

export const imponiblesDeMovidos = ({ casos, convenios }: Movidos): SQL => sql`
  select x.tipo, x.imponible, x.recurso
    from json_to_recordset(${JSON.stringify(casos)}::json) as x(tipo text, imponible integer, recurso text)
  union all select p.tipo, p.imponible, p.recurso
    from convenio c join convenio_plan p on p.convenio_id = c.id
    where c.convenio in (select json_array_elements_text(${JSON.stringify(convenios)}::json))`
