import { textos } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo } from '../trabajos/runner.ts'
import { CLAVE, type ClaveDeCaso } from './clave-de-caso.ts'
import { refreshCasos } from './refresh-casos.ts'

const LOTE = 1_000

/**
 * Selects the cases that may change when a situation (legal status of the debt) gets another class. They are the cases
 * of this database that ever had the situation. Every case whose situations came from the municipality's service is
 * included too, whatever its situations are.
 */
export const alcanzadosDeSituacion = (situacion: string): SQL => sql`
  select ${CLAVE} from situacion_historica where situacion = ${situacion}
  union select ${CLAVE} from situacion_aprendida`

const findAlcanzados = async (db: Db, situacion: string): Promise<ClaveDeCaso[]> => {
  const { rows } = await db.execute<Record<string, unknown> & ClaveDeCaso>(
    sql`select ${CLAVE} from (${alcanzadosDeSituacion(situacion)}) u order by ${CLAVE}`,
  )
  return rows
}

/**
 * Computes again the cases with a situation (legal status of the debt) whose class changed. The cases are computed in
 * batches, so that people can use the desks (work lists) and save legal actions meanwhile. A case that is already
 * correct is not written.
 */
export const recalcularDeSituacion = async (
  db: Db,
  situacion: string,
  { signal, progress, hold }: ContextoDeTrabajo,
): Promise<ResultadoDeTrabajo> => {
  const claves = await findAlcanzados(db, situacion)
  let cambiados = 0
  for (let i = 0; i < claves.length; i += LOTE) {
    signal.throwIfAborted()
    progress(i, claves.length, textos.casos.recalculando)
    cambiados += await db.transaction(async (tx) => {
      await allowLong(tx)
      await hold(tx)
      return refreshCasos(tx, claves.slice(i, i + LOTE))
    })
  }
  progress(claves.length, claves.length, textos.casos.recalculando)
  return { resumen: { casos: claves.length, cambiados } }
}
