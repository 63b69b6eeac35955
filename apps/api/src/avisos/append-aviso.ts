import type { Tx } from '../platform/db/queryable.ts'
import { avisoPersonal } from './aviso-personal-table.ts'

/** Leaves somebody who may sign in something to read, in the transaction of what they are told. */
export const appendAviso = async (
  tx: Tx,
  aviso: { readonly dni: string; readonly texto: string; readonly creado: Date },
): Promise<void> => {
  await tx.insert(avisoPersonal).values(aviso)
}
