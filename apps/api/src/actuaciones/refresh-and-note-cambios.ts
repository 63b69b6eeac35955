import { refreshCasos } from '../casos/refresh-casos.ts'
import { appendCambios, type Cambio } from '../historial/append-historial.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { CasoPedido } from './read-casos.ts'

export interface CambioDeActuacion
  extends Pick<Cambio, 'descripcion' | 'antes' | 'despues'>,
    Pick<CasoPedido, 'tipo' | 'imponible' | 'recurso'> {
  readonly id: number
}

/**
 * Refreshes the case summaries and adds a history row for each changed legal action. Call this function last in its
 * transaction.
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
