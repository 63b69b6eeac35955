import { sql } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { convenioArancel } from './convenio-lista-table.ts'

/**
 * Locks the fee table and the parameters until the transaction that saves an agreement ends. A request that changes a
 * fee or a parameter waits for the lock, so the audit history records that change after the agreement. Two agreements
 * can hold the lock at the same time.
 */
export const lockTarifas = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${convenioArancel}, ${parametro} in share mode`)
}
