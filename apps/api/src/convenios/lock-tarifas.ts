import { sql } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { convenioArancel } from './convenio-lista-table.ts'

/**
 * Locks the fee table and the dated values until the transaction ends. A request that changes one waits, so in the
 * history the values of the agreement come before those that replace them. Agreements do not wait for each other.
 */
export const lockTarifas = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${convenioArancel}, ${parametro} in share mode`)
}
