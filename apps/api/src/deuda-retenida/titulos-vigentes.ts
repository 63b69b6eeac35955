import { type Categoria, ordinalDePeriodo } from '@apremia/core'
import { eq, sql } from 'drizzle-orm'
import type { DeudaDeFila } from '../libros/leer-procesado.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { tituloContador } from '../titulos/numeracion-table.ts'

export interface YaTitulada {
  readonly fila: number
  readonly numero: number
  readonly imponible: string
}

/**
 * Finds the executive titles in force that claim the same debt as a row of an uploaded workbook (D151). One query
 * serves the whole workbook.
 *
 * @param salvo batch whose titles are left out
 */
export const findYaTitulados = async (
  db: Queryable,
  categoria: Categoria,
  reclamadas: readonly DeudaDeFila[],
  salvo: string | null = null,
): Promise<readonly YaTitulada[]> => {
  const { rows } = await db.execute<YaTitulada & Record<string, unknown>>(sql`
    select r.fila, t.numero, t.imponible
    from jsonb_to_recordset(${JSON.stringify(reclamadas)}::jsonb) as r(fila int, imponible text, recurso text, periodos int[])
    join titulo t on t.categoria = ${categoria} and t.imponible = r.imponible and t.recurso = r.recurso
      and t.anulado is null and t.periodos && r.periodos
      and (${salvo}::uuid is null or t.lote is distinct from ${salvo}::uuid)
    order by r.fila, t.numero`)
  return rows
}

interface PeriodoBuscado {
  readonly recurso: string
  readonly imponible: string | number
  readonly anio: number
  readonly cuota: number
}

export const findTitulosVigentes = async (
  db: Queryable,
  categoria: Categoria,
  periodos: readonly PeriodoBuscado[],
): Promise<readonly (readonly number[])[]> => {
  if (periodos.length === 0) return []
  const hallados = await findYaTitulados(
    db,
    categoria,
    periodos.map(({ recurso, imponible, ...periodo }, fila) => ({
      fila,
      recurso,
      imponible: String(imponible),
      periodos: [ordinalDePeriodo(periodo)],
    })),
  )
  const vigentes: number[][] = periodos.map(() => [])
  for (const { fila, numero } of hallados) vigentes[fila]?.push(numero)
  return vigentes
}

export const addTitulos = async <P extends PeriodoBuscado>(
  db: Queryable,
  categoria: Categoria,
  periodos: readonly P[],
): Promise<(P & { readonly titulos: readonly number[] })[]> => {
  const titulos = await findTitulosVigentes(db, categoria, periodos)
  return periodos.map((periodo, i) => ({ ...periodo, titulos: titulos[i] ?? [] }))
}

/** Prevents new executive titles until the transaction ends, so that the titles already read stay current. */
export const lockTitulos = async (tx: Tx): Promise<void> => {
  await tx.select().from(tituloContador).where(eq(tituloContador.id, 1)).for('share')
}
