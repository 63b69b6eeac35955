import type { EstadoDeConvenio, Fecha } from '@apremia/core'
import type { FilaDeDetalle } from './detalle-repo.ts'
import { estadoVigente, type Listas, toEstado } from './listas-repo.ts'

/**
 * Returns a function that finds the fees in force on a day for the given state of an agreement. An edited agreement
 * that stays in the same state keeps its own fees (D28).
 */
export const arancelDe =
  (listas: Pick<Listas, 'estados' | 'aranceles'>, previo: FilaDeDetalle | null) =>
  (id: number, fecha: Fecha): EstadoDeConvenio | undefined => {
    const estado = listas.estados.find((e) => e.id === id)
    if (estado === undefined || previo?.estado_id !== id) return estadoVigente(listas, id, fecha)
    const { estporc, estgasto, estjus } = previo
    return toEstado(estado, { porcentual: estporc, gastofijo: estgasto, jus: estjus })
  }
