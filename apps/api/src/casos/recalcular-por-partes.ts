import { textos } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo } from '../trabajos/runner.ts'
import { CLAVE, type ClaveDeCaso } from './clave-de-caso.ts'

const LOTE = 1_000

/**
 * SQL for the cases that may change when the rules treat a legal status differently (another class). They are the cases
 * that ever had the status, and all the cases whose statuses came from the municipality's service.
 */
export const alcanzadosDeSituacion = (situacion: string): SQL => sql`
  select ${CLAVE} from situacion_historica where situacion = ${situacion}
  union select ${CLAVE} from situacion_aprendida`

/**
 * Computes the stored data of some cases again, in batches, so that people can work meanwhile. A case that is already
 * correct is not written.
 *
 * @param alcanzados statement that selects the keys of the cases
 * @param refresh computes some cases again and returns how many of them changed
 */
export const recalcularPorPartes = async (
  db: Db,
  alcanzados: SQL,
  refresh: (tx: Tx, claves: readonly ClaveDeCaso[]) => Promise<number>,
  { signal, progress, hold }: ContextoDeTrabajo,
): Promise<ResultadoDeTrabajo> => {
  const { rows: claves } = await db.execute<Record<string, unknown> & ClaveDeCaso>(
    sql`select ${CLAVE} from (${alcanzados}) u order by ${CLAVE}`,
  )
  let cambiados = 0
  for (let i = 0; i < claves.length; i += LOTE) {
    signal.throwIfAborted()
    progress(i, claves.length, textos.casos.recalculando)
    cambiados += await db.transaction(async (tx) => {
      await allowLong(tx)
      await hold(tx)
      return refresh(tx, claves.slice(i, i + LOTE))
    })
  }
  progress(claves.length, claves.length, textos.casos.recalculando)
  return { resumen: { casos: claves.length, cambiados } }
}
