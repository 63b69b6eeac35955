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

/** An earlier lot made with the same workbook, or by the same request. */
export type LoteAnterior = Pick<
  typeof tituloLote.$inferSelect,
  'id' | 'desde' | 'hasta' | 'cantidad'
>

/** Excludes the lot that is being made. */
const isOtro = (enCurso: string | undefined) =>
  enCurso === undefined ? undefined : ne(tituloLote.id, enCurso)

/** Finds the newest lot of the same workbook (decision D86), other than the one being made. */
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
 * Returns the lot that this same request made when it was sent before, so that a client that lost the answer gets it
 * again.
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

/** Returns the lot to answer with instead of making another: the same request, for the same numbers. */
export const findHecho = async (
  db: Queryable,
  pedido: PedidoDeLote,
): Promise<LoteAnterior | undefined> => {
  const lote = await findDePedido(db, pedido)
  return lote?.desde === Number(pedido.inicio) ? lote : undefined
}

/**
 * Refuses when the number is taken or the lot exists.
 *
 * A lot goes through four states: arrived, in its turn to be read, read, and written with the counter locked. Other lots
 * are made meanwhile, so each state refuses again for the same reasons. Only the last check decides; the earlier ones
 * save reading and writing in vain.
 *
 * @param enCurso the lot being made, which does not count
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
    // A gap is accepted here: it is decided later, once the rows are counted.
    checkInicio({ ...pedido, confirmaSalto: true, motivoSalto: '-' }, { ultimo, anterior })
  }
  if (!repetida || anterior === undefined) return
  const { id: lote, desde, hasta } = anterior
  const message = [describeMenor(pedido, ultimo), describeAnterior(anterior)]
  throw new AppError(409, 'libro-repetido', message.filter(Boolean).join('. '), {
    detalle: { ultimo, lote, desde, hasta },
  })
}
