import type { Contract, TipoDeReply } from '@apremia/api-client'
import { claseDe, textos } from '@apremia/core'
import { and, eq, type SQL } from 'drizzle-orm'
import { lotesDe, toLote } from '../lotes/lotes-de.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { cartaLote } from './carta-table.ts'

export type LoteDeCartasListado = TipoDeReply<Contract['getLoteDeCartas']>

/** A lawyer sees only their own batches of letters. Municipal staff see every batch (D8). */
const visibles = (sesion: Sesion): SQL | undefined =>
  claseDe(sesion) === 'abogado' ? eq(cartaLote.dni, sesion.dni) : undefined

const lotes = lotesDe(cartaLote)

const toLoteDeCartas = (
  row: NonNullable<Awaited<ReturnType<typeof lotes.find>>>,
): LoteDeCartasListado => {
  const { formato, categoria: clase, vence } = row.lote
  return { ...toLote(row), formato, clase, vence }
}

export const pageLotes = async (db: Queryable, sesion: Sesion, pagina: Pagina) => {
  const { rows, total } = await lotes.page(db, visibles(sesion), pagina)
  return { rows: rows.map(toLoteDeCartas), total }
}

const isVisible = (sesion: Sesion, id: string) => and(eq(cartaLote.id, id), visibles(sesion))

/** @throws AppError 404 when the batch does not exist, or belongs to another person (T16) */
export const findLote = async (
  db: Queryable,
  sesion: Sesion,
  id: string,
): Promise<LoteDeCartasListado> => {
  const row = await lotes.find(db, isVisible(sesion, id))
  if (row === undefined) throw notFound(textos.cartas.noExisteLote)
  return toLoteDeCartas(row)
}

/** @throws AppError 404 when the batch does not exist, or belongs to another person (T16) */
export const lockLoteDeCartas = async (tx: Tx, sesion: Sesion, id: string) => {
  const [lote] = await tx.select().from(cartaLote).where(isVisible(sesion, id)).for('update')
  if (lote === undefined) throw notFound(textos.cartas.noExisteLote)
  return lote
}

/**
 * Finds the batch of letters that the same request made when it was sent before. Undefined when there is none.
 *
 * @throws AppError 422 when the `Idempotency-Key` belongs to a request for other letters
 */
export const findDePedido = async (
  db: Queryable,
  dni: string,
  clave: string | null,
  huella: string,
): Promise<string | undefined> => {
  if (clave === null) return undefined
  const [lote] = await db
    .select({ id: cartaLote.id, huella: cartaLote.huella })
    .from(cartaLote)
    .where(and(eq(cartaLote.dni, dni), eq(cartaLote.clave, clave)))
  if (lote === undefined || lote.huella === huella) return lote?.id
  throw new AppError(422, 'clave-de-otro-pedido', textos.cartas.claveDeOtroPedido)
}
