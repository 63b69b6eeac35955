import { sql } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { convenioArancel } from './convenio-lista-table.ts'

/**
 * Keeps the fee table and the dated values as they are until the transaction ends: whoever changes one waits, and what
 * the agreement was made with is in the history before what replaces it. Agreements do not wait for each other.
 */
export const lockTarifas = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`lock table ${convenioArancel}, ${parametro} in share mode`)
}
