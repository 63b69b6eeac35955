import type { Contract, TipoDeReply } from '@apremia/api-client'
import { and, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { lotesDe, toLote } from '../lotes/lotes-de.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'

type Lote = TipoDeReply<Contract['getLote']>

const lotes = lotesDe(tituloLote)

type Fila = NonNullable<Awaited<ReturnType<typeof lotes.find>>>

/** Adds to each batch the number of its executive titles that have a signed file. */
const toLotesDeTitulos = async (db: Queryable, rows: readonly Fila[]): Promise<Lote[]> => {
  const ids = rows.map(({ lote }) => lote.id)
  const cuentas = await db
    .select({ lote: titulo.lote, firmados: count() })
    .from(titulo)
    .where(and(inArray(titulo.lote, ids), isNotNull(titulo.firmado)))
    .groupBy(titulo.lote)
  const firmados = new Map(cuentas.map((uno) => [uno.lote, uno.firmados]))
  return rows.map((row) => ({
    ...toLote(row),
    categoria: row.lote.categoria,
    firmados: firmados.get(row.lote.id) ?? 0,
  }))
}

export const findLoteDeTitulos = async (db: Queryable, id: string): Promise<Lote> => {
  const row = await lotes.find(db, eq(tituloLote.id, id))
  if (row === undefined) throw notFound('No existe ese lote de títulos.')
  const [lote] = await toLotesDeTitulos(db, [row])
  return lote as Lote
}

export const pageLotesDeTitulos = async (
  db: Queryable,
  pagina: Pagina,
): Promise<{ rows: Lote[]; total: number }> => {
  const { rows, total } = await lotes.page(db, undefined, pagina)
  return { rows: await toLotesDeTitulos(db, rows), total }
}
