import { sql } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { convenioArancel } from './convenio-lista-table.ts'

/**
 * Locks the fee table and the dated values until the transaction ends. A request that changes a value waits, so the
 * history has the agreement before the change of its values. Two agreements can hold the lock at the same time.
 */
export const lockTarifas = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${convenioArancel}, ${parametro} in share mode`)
}
