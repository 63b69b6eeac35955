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
 * Takes the head of the chain for the sheet printed with a lot, when no other lot of the day took it (R15). Somebody
 * who can write in the database cannot change paper. Call it after appending the row of the lot, because both run at
 * the end of the transaction, when the head is locked.
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

/** Finds the sheet that goes with a lot, if there is one. */
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
