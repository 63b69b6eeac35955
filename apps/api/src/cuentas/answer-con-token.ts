import type { Tx } from '../platform/db/queryable.ts'
import { listCuentasDe } from './cuentas-repo.ts'

/** Answers the account as it is now, with the token that is shown only this once. */
export const answerConToken = async (tx: Tx, id: number, token: string) => {
  const [cuenta] = await listCuentasDe(tx, id)
  if (cuenta === undefined) throw new Error(`Falta la cuenta de servicio ${id}`)
  return { ...cuenta, token }
}
