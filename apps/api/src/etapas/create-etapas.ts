import { ETAPAS_INICIALES, GRUPOS_INICIALES } from '@apremia/core'
import type { Tx } from '../platform/db/queryable.ts'
import { grupoEtapa, tipoEtapa } from './tipo-etapa-table.ts'

/** The stages a real installation starts with; those that are there stay as they are. */
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
