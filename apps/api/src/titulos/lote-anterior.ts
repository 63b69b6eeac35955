import { textos } from '@apremia/core'
import { and, desc, eq, ne } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { checkInicio, describeAnterior, describeMenor, findUltimo } from './numeracion.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'
import { tituloLote } from './titulo-lote-table.ts'

const COLUMNAS = {
  id: tituloLote.id,
  desde: tituloLote.desde,
  hasta: tituloLote.hasta,
  cantidad: tituloLote.cantidad,
  planilla: tituloLote.planilla,
  categoria: tituloLote.categoria,
}

export type LoteAnterior = Pick<
  typeof tituloLote.$inferSelect,
  'id' | 'desde' | 'hasta' | 'cantidad'
>

const isOtro = (enCurso: string | undefined) =>
  enCurso === undefined ? undefined : ne(tituloLote.id, enCurso)

/**
 * Finds the newest batch of executive titles made from the same workbook (D86).
 *
 * @param enCurso id of the batch that the caller is creating, which is ignored
 */
export const findDeLibro = async (
  db: Queryable,
  { planilla, categoria }: PedidoDeLote,
  enCurso?: string,
): Promise<LoteAnterior | undefined> => {
  const [earlier] = await db
    .select(COLUMNAS)
    .from(tituloLote)
    .where(
      and(eq(tituloLote.planilla, planilla), eq(tituloLote.categoria, categoria), isOtro(enCurso)),
    )
    .orderBy(desc(tituloLote.creado))
    .limit(1)
  return earlier
}

/**
 * Finds the batch of executive titles of an earlier request with the same `Idempotency-Key`. A client that lost the
 * first answer can send the request again and get the same batch.
 *
 * @throws AppError 422 when the key was used with another workbook
 */
const findDePedido = async (
  db: Queryable,
  { dni, clave, planilla, categoria }: PedidoDeLote,
  enCurso?: string,
): Promise<LoteAnterior | undefined> => {
  if (clave === null) return undefined
  const [lote] = await db
    .select(COLUMNAS)
    .from(tituloLote)
    .where(and(eq(tituloLote.dni, dni), eq(tituloLote.clave, clave), isOtro(enCurso)))
  if (lote === undefined) return undefined
  if (lote.planilla === planilla && lote.categoria === categoria) return lote
  throw new AppError(422, 'clave-de-otro-pedido', textos.titulos.claveDeOtroPedido, {
    detalle: { lote: lote.id, desde: lote.desde, hasta: lote.hasta },
  })
}

/**
 * Returns the batch of executive titles of an earlier request with the same `Idempotency-Key` and the same first title
 * number.
 */
export const findHecho = async (
  db: Queryable,
  pedido: PedidoDeLote,
): Promise<LoteAnterior | undefined> => {
  const lote = await findDePedido(db, pedido)
  return lote?.desde === Number(pedido.inicio) ? lote : undefined
}

/**
 * Refuses a batch of executive titles when its first number is taken, or when the same workbook or `Idempotency-Key`
 * already has a batch. An early call avoids useless work. Only a call while the counter of title numbers is locked is
 * final.
 *
 * @param enCurso id of the batch that the caller is creating, which is ignored
 * @throws AppError 409, 422
 */
export const refuseEarly = async (
  db: Queryable,
  pedido: PedidoDeLote,
  enCurso?: string,
): Promise<void> => {
  const propio = await findDePedido(db, pedido, enCurso)
  const anterior = propio ?? (await findDeLibro(db, pedido, enCurso))
  const ultimo = await findUltimo(db)
  const repetida = propio !== undefined || (anterior !== undefined && !pedido.forzar)
  const mismoInicio = anterior?.desde === Number(pedido.inicio)
  if (propio === undefined && !(repetida && mismoInicio)) {
    // A batch that skips title numbers needs the user's confirmation with a reason. Here the number of titles is not
    // known yet, so the confirmation is taken as given. A later check asks for it.
    checkInicio({ ...pedido, confirmaSalto: true, motivoSalto: '-' }, { ultimo, anterior })
  }
  if (!repetida || anterior === undefined) return
  const { id: lote, desde, hasta } = anterior
  const message = [describeMenor(pedido, ultimo), describeAnterior(anterior)]
  throw new AppError(409, 'libro-repetido', message.filter(Boolean).join('. '), {
    detalle: { ultimo, lote, desde, hasta },
  })
}
