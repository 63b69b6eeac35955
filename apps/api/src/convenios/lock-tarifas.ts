import { sql } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { convenioArancel } from './convenio-lista-table.ts'

/**
 * Locks the fee table and the parameters until the transaction ends, so that an agreement is saved with the present
 * fees. A change of a fee or parameter waits. Another request that saves an agreement does not wait.
 */
export const lockTarifas = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${convenioArancel}, ${parametro} in share mode`)
}
