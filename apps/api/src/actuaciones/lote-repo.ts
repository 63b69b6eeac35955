import { randomUUID } from 'node:crypto'
import type { Contract, ReplyOf } from '@apremia/api-client'
import { and, eq, sql } from 'drizzle-orm'
import { findCartasDeLote } from '../emision-de-cartas/cartas-repo.ts'
import { claveDeImponible } from '../padron/clave-imponible.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { claveDeOtroPedido, huellaDePedido } from '../platform/http/huella-de-pedido.ts'
import { actuacionLote } from './actuacion-lote-table.ts'
import type { GuardadaWire } from './actuacion-wire.ts'
import type { PedidoDeGuardar } from './pedido.ts'

export type LoteDeActuaciones = Pick<typeof actuacionLote.$inferSelect, 'id' | 'actuaciones'>

export type TipoContado = ReplyOf<Contract['loadActuaciones']>['tipos'][number]

export interface PedidoConLote
  extends Pick<PedidoDeGuardar, 'sesion' | 'idempotencyKey' | 'ahora'> {
  readonly body: Pick<PedidoDeGuardar['body'], 'proceso'>
  readonly adjuntos: readonly { readonly sha256: string; readonly name: string }[]
}

/**
 * Returns the batch of legal actions that the same request already saved. A client that lost the answer can therefore
 * send the request again and get the same answer.
 *
 * @throws AppError 422 when the `Idempotency-Key` belongs to a request with a different content
 */
export const findGuardado = async (
  db: Queryable,
  pedido: Omit<PedidoConLote, 'ahora'>,
): Promise<LoteDeActuaciones | undefined> => {
  const { sesion, idempotencyKey } = pedido
  if (idempotencyKey === null) return undefined
  const [lote] = await db
    .select()
    .from(actuacionLote)
    .where(and(eq(actuacionLote.dni, sesion.dni), eq(actuacionLote.clave, idempotencyKey)))
  if (lote === undefined || lote.huella === huellaDePedido(pedido)) return lote
  throw claveDeOtroPedido({ lote: lote.id })
}

interface Tomado {
  readonly lote: LoteDeActuaciones
  /** True when an identical simultaneous request had already created the batch of legal actions. */
  readonly hecho: boolean
}

/**
 * Inserts the batch of a request, or returns the batch that the same request already inserted. Call this function first
 * in the transaction. A second request with the same `Idempotency-Key` then waits here until the first transaction
 * ends.
 *
 * @param actuaciones ids of the legal actions to edit or delete. None for new actions: {@link numberLote} stores their
 * ids
 */
export const claimLote = async (
  tx: Tx,
  pedido: PedidoConLote,
  actuaciones: number[] = [],
): Promise<Tomado> => {
  const { sesion, body, idempotencyKey, ahora } = pedido
  const lote = { id: randomUUID(), actuaciones }
  const rows = await tx
    .insert(actuacionLote)
    .values({
      ...lote,
      dni: sesion.dni,
      clave: idempotencyKey,
      huella: huellaDePedido(pedido),
      proceso: body.proceso,
      creado: ahora,
    })
    .onConflictDoNothing({ target: [actuacionLote.dni, actuacionLote.clave] })
    .returning({ id: actuacionLote.id })
  if (rows.length > 0) return { lote, hecho: false }
  const hecho = await findGuardado(tx, pedido)
  if (hecho === undefined) throw new Error(`Falta el lote ${idempotencyKey}`)
  return { lote: hecho, hecho: true }
}

const takeIds = async (tx: Tx, cantidad: number): Promise<number[]> => {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('actuacion', 'id'))::integer as id
    from generate_series(1, ${cantidad})`)
  return rows.map(({ id }) => id)
}

/**
 * Takes new ids for the legal actions of a batch and stores the ids in the batch. Call this function after locking the
 * properties or businesses. Later actions on them then have greater ids.
 */
export const numberLote = async (
  tx: Tx,
  { id }: LoteDeActuaciones,
  cantidad: number,
): Promise<LoteDeActuaciones> => {
  const actuaciones = await takeIds(tx, cantidad)
  await tx.update(actuacionLote).set({ actuaciones }).where(eq(actuacionLote.id, id))
  return { id, actuaciones }
}

export const answerLote = async (
  db: Queryable,
  { id, actuaciones }: LoteDeActuaciones,
): Promise<GuardadaWire[]> => {
  const { rows } = await db.execute<Omit<GuardadaWire, 'lote' | 'cartas'>>(sql`
    select a.id, a.id as id_etapa, a.imponible, a.recurso, a.tp_id, a.gp_id, a.abogado,
      case when a.vigente then '1' else '0' end as vigente, a.version
    from unnest(${sql.param(actuaciones)}::integer[]) with ordinality as x(id, orden)
    join actuacion a on a.id = x.id order by x.orden`)
  const cartas = await findCartasDeLote(db, id)
  return rows.map((fila) => ({
    ...fila,
    lote: id,
    cartas: [
      ...(cartas.get(claveDeImponible({ ...fila, imponible: String(fila.imponible) })) ?? []),
    ],
  }))
}

export const countTipos = async (
  db: Queryable,
  { actuaciones }: Pick<LoteDeActuaciones, 'actuaciones'>,
): Promise<TipoContado[]> => {
  const { rows } = await db.execute<TipoContado>(sql`
    select a.tp_id, t.nombre as tipo_nombre, a.gp_id, g.nombre as gp_nombre, count(*)::integer as cantidad
    from unnest(${sql.param(actuaciones)}::integer[]) as x(id) join actuacion a on a.id = x.id
    join tipo_etapa t on t.tp_id = a.tp_id and t.gp_id = a.gp_id join grupo_etapa g on g.gp_id = a.gp_id
    group by a.tp_id, t.nombre, a.gp_id, g.nombre order by a.gp_id, a.tp_id`)
  return rows
}
