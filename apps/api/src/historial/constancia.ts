import { type ConstanciaDatos, fechaEnZona, horaEnZona } from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { atCommit } from '../platform/db/transact.ts'
import { historialCabeza, historialConstancia } from './historial-table.ts'

type LoteDelDia = Pick<ConstanciaDatos, 'clase' | 'municipio' | 'desde' | 'hasta'> & {
  readonly id: string
  readonly creado: Date
}

/**
 * Stores the last hash of the audit history, for the certificate page of the first batch of a day (R15). Call this
 * function after appending the history row of the batch, so that the hash includes that row.
 */
export const takeConstancia = (tx: Tx, lote: LoteDelDia): Promise<void> =>
  atCommit(tx, () => writeConstancia(tx, lote))

const writeConstancia = async (
  tx: Tx,
  { id, creado, clase, municipio, desde, hasta }: LoteDelDia,
): Promise<void> => {
  const [cabeza] = await tx.select().from(historialCabeza).where(eq(historialCabeza.id, 1))
  if (cabeza === undefined) return
  const { nombre, provincia } = municipio
  const dia = fechaEnZona(creado)
  await tx
    .insert(historialConstancia)
    .values({
      dia,
      lote: id,
      datos: {
        ...{ clase, desde, hasta, municipio: { nombre, provincia } },
        ...{ fecha: dia, hora: horaEnZona(creado), fila: cabeza.orden, hash: cabeza.hash },
      },
    })
    .onConflictDoNothing()
}

export const findConstancia = async (
  db: Queryable,
  lote: string,
): Promise<ConstanciaDatos | undefined> => {
  const [row] = await db
    .select({ datos: historialConstancia.datos })
    .from(historialConstancia)
    .where(eq(historialConstancia.lote, lote))
  return row?.datos
}
