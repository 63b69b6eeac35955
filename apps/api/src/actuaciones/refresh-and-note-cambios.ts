import { refreshCasos } from '../casos/refresh-casos.ts'
import { appendCambios, type Cambio } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { CasoPedido } from './read-casos.ts'

/** A change of one action of an item. */
export interface CambioDeActuacion
  extends Pick<Cambio, 'descripcion' | 'antes' | 'despues'>,
    Pick<CasoPedido, 'tipo' | 'imponible' | 'recurso'> {
  readonly id: number
}

/**
 * Records the consequences of a change of actions: refreshes the summary of their cases and adds a history row for each
 * action, findable by its item. Runs last in its transaction.
 */
export const refreshAndNoteCambios = async (
  tx: Tx,
  comun: Pick<Cambio, 'momento' | 'actor' | 'operacion'>,
  cambios: readonly CambioDeActuacion[],
): Promise<void> => {
  await refreshCasos(tx, cambios)
  await appendCambios(
    tx,
    cambios.map(({ id, tipo: _, imponible, recurso, ...cambio }) => ({
      ...comun,
      ...cambio,
      entidad: 'actuacion',
      entidadId: String(id),
      inmueble: String(imponible),
      recurso,
    })),
  )
}
