import { ETAPAS_INICIALES, GRUPOS_INICIALES } from '@apremia/core'
import type { Tx } from '../platform/db/queryable.ts'
import { grupoEtapa, tipoEtapa } from './tipo-etapa-table.ts'

/** Creates the stage types (kinds of legal action) of a new real installation. Existing stage types stay unchanged. */
export const createEtapas = async (tx: Tx): Promise<void> => {
  await tx
    .insert(grupoEtapa)
    .values([...GRUPOS_INICIALES])
    .onConflictDoNothing()
  await tx
    .insert(tipoEtapa)
    .values([...ETAPAS_INICIALES])
    .onConflictDoNothing()
}
