import type { Contract, TipoDeReply } from '@apremia/api-client'
import { eq } from 'drizzle-orm'
import { lotesDe, toLote } from '../lotes/lotes-de.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { tituloLote } from './titulo-lote-table.ts'

type Lote = TipoDeReply<Contract['getLote']>

const lotes = lotesDe(tituloLote)

const toLoteDeTitulos = (row: NonNullable<Awaited<ReturnType<typeof lotes.find>>>): Lote => ({
  ...toLote(row),
  categoria: row.lote.categoria,
})

export const findLoteDeTitulos = async (db: Queryable, id: string): Promise<Lote> => {
  const row = await lotes.find(db, eq(tituloLote.id, id))
  if (row === undefined) throw notFound('No existe ese lote de títulos.')
  return toLoteDeTitulos(row)
}

export const pageLotesDeTitulos = async (
  db: Queryable,
  pagina: Pagina,
): Promise<{ rows: Lote[]; total: number }> => {
  const { rows, total } = await lotes.page(db, undefined, pagina)
  return { rows: rows.map(toLoteDeTitulos), total }
}
