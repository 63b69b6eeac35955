import type { Tx } from '../platform/db/queryable.ts'
import { avisoPersonal } from './aviso-personal-table.ts'

/** Leaves a notice for a registered person, in the transaction of the event that the notice describes. */
export const appendAviso = async (
  tx: Tx,
  aviso: { readonly dni: string; readonly texto: string; readonly creado: Date },
): Promise<void> => {
  await tx.insert(avisoPersonal).values(aviso)
}
