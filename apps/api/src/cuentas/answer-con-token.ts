import type { Tx } from '../platform/db/queryable.ts'
import { listCuentasDe } from './cuentas-repo.ts'

/** Builds the answer that shows the new token of a service account. No other answer shows the token. */
export const answerConToken = async (tx: Tx, id: number, token: string) => {
  const [cuenta] = await listCuentasDe(tx, id)
  if (cuenta === undefined) throw new Error(`Falta la cuenta de servicio ${id}`)
  return { ...cuenta, token }
}
