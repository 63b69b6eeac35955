import { type AcuseDecidido, type AcusePedido, decideAcuses, fechaEnZona } from '@apremia/core'
import { and, asc, sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { carta, cartaAcuse } from './carta-table.ts'
import { cartasVisibles, noExisteCarta } from './lista-de-cartas.ts'

export type FilaDeAcuse = typeof cartaAcuse.$inferSelect

/** @throws AppError 404 that names the first demand letter that belongs to another person */
const lockCartas = async (tx: Tx, sesion: Sesion, numeros: readonly number[]) => {
  const rows = await tx
    .select({ numero: carta.numero, fecha: carta.fecha, anulada: carta.anulada })
    .from(carta)
    .where(
      and(
        sql`${carta.numero} = any(${sql.param([...numeros])}::integer[])`,
        cartasVisibles(sesion),
      ),
    )
    .orderBy(asc(carta.numero))
    .for('update')
  const found = new Set(rows.map(({ numero }) => numero))
  const falta = numeros.find((numero) => !found.has(numero))
  if (falta !== undefined) throw noExisteCarta(falta)
  return rows
}

const findAnotados = async (
  tx: Tx,
  numeros: readonly number[],
): Promise<ReadonlyMap<number, FilaDeAcuse>> => {
  const rows = await tx
    .select()
    .from(cartaAcuse)
    .where(sql`${cartaAcuse.numero} = any(${sql.param([...numeros])}::integer[])`)
  return new Map(rows.map((row) => [row.numero, row]))
}

/** @throws AppError 404 when a letter belongs to another person; 422 with every objection to the acknowledgements */
export const checkAcuses = async (
  tx: Tx,
  sesion: Sesion,
  pedidos: readonly AcusePedido[],
  ahora: Date,
): Promise<{
  readonly anotados: ReadonlyMap<number, FilaDeAcuse>
  readonly acuses: readonly AcuseDecidido[]
}> => {
  const numeros = [...new Set(pedidos.map(({ numero }) => numero))]
  const rows = await lockCartas(tx, sesion, numeros)
  const anotados = await findAnotados(tx, numeros)
  const cartas = new Map(
    rows.map(({ numero, fecha, anulada }) => [
      numero,
      { fecha, anotada: anotados.has(numero), anulada: anulada !== null },
    ]),
  )
  const decision = decideAcuses(pedidos, cartas, fechaEnZona(ahora))
  if (!decision.ok) throw camposRechazados(422, 'acuse-invalido', decision.motivos)
  return { anotados, acuses: decision.valor }
}
