import { eq, inArray } from 'drizzle-orm'
import { carta, cartaLote } from '../cartas/carta-table.ts'
import { diaDeAnulacion } from '../emision-de-cartas/cartas-repo.ts'
import { printSueltas } from '../emision-de-cartas/print-cartas.ts'
import type { Db } from '../platform/db/queryable.ts'

/**
 * Prints letters again, with the same bytes that were delivered. The PDF of an annulled letter also shows the day of
 * the annulment.
 */
export const printCartasDeSalida = async (
  db: Db,
  numeros: readonly number[],
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Uint8Array>> => {
  const rows = await db
    .select({
      ...{ numero: carta.numero, datos: carta.datos },
      ...{ version: cartaLote.version, anulada: diaDeAnulacion },
    })
    .from(carta)
    .innerJoin(cartaLote, eq(cartaLote.id, carta.lote))
    .where(inArray(carta.numero, [...numeros]))
  const impresas = await printSueltas(
    rows.map(({ datos, version, anulada }) => ({
      datos: anulada === null ? datos : { ...datos, anulada },
      version,
    })),
    signal,
  )
  return new Map(rows.map(({ numero }, i) => [numero, impresas[i] ?? new Uint8Array()]))
}
