import type { Asignados } from '@apremia/core'
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/open-db.ts'
import { convenio } from '../registro/convenio-table.ts'
import { deuda } from '../registro/deuda-table.ts'

/** Unpaid periods in legal management; `<> ''` lets the partial index serve. */
const periodosDe = (codexterno: string) =>
  and(eq(deuda.legal, codexterno), ne(deuda.legal, ''), ne(deuda.estado, 'CANCELADA'))

const conveniosDe = (codexterno: string) =>
  and(eq(convenio.codexterno, codexterno), eq(convenio.activo, true), isNull(convenio.fcConfirma))

/** What a lawyer has in hand: unpaid periods in legal management and agreements not confirmed (D22). */
export const findAsignados = async (db: Queryable, codexterno: string): Promise<Asignados> => {
  const periodos = await db.$count(deuda, periodosDe(codexterno))
  const imponibles = await db
    .selectDistinct({ tipo: deuda.tipo, imponible: deuda.imponible })
    .from(deuda)
    .where(periodosDe(codexterno))
    .orderBy(asc(deuda.tipo), asc(deuda.imponible))
  const numeros = await db
    .select({ numero: convenio.convenio })
    .from(convenio)
    .where(conveniosDe(codexterno))
    .orderBy(asc(convenio.id))
  return {
    periodos,
    imponibles: imponibles.map(
      ({ tipo, imponible }) => `${tipo === 'I' ? 'inmueble' : 'comercio'} ${imponible}`,
    ),
    convenios: numeros.length,
    numeros: numeros.map(({ numero }) => numero),
  }
}

export interface Movidos {
  /** 'I/123/1': each item and resource whose periods passed, and how many. */
  readonly imponibles: readonly { readonly clave: string; readonly periodos: number }[]
  readonly convenios: readonly string[]
}

/** Passes everything {@link findAsignados} counts from one lawyer to another. */
export const moveAsignados = async (tx: Tx, origen: string, destino: string): Promise<Movidos> => {
  const { rows } = await tx.execute<{ clave: string; periodos: number }>(sql`
    with movidos as (
      update ${deuda} set legal = ${destino} where ${periodosDe(origen)}
      returning tipo, imponible, recurso
    )
    select tipo || '/' || imponible || '/' || recurso as clave, count(*)::int as periodos
    from movidos group by tipo, imponible, recurso order by tipo, imponible, recurso`)
  const convenios = await tx
    .update(convenio)
    .set({ codexterno: destino })
    .where(conveniosDe(origen))
    .returning({ numero: convenio.convenio })
  return { imponibles: rows, convenios: convenios.map(({ numero }) => numero) }
}
