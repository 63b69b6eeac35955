import type { EstadoDeConvenio, Fecha } from '@apremia/core'
import type { FilaDeDetalle } from './detalle-repo.ts'
import { estadoVigente, type Listas, toEstado } from './listas-repo.ts'

/**
 * Returns a function that finds the fees for a state of an agreement (extrajudicial or judicial) on a day. An edited
 * agreement that keeps its state also keeps its fees (D28).
 */
export const arancelDe =
  (listas: Pick<Listas, 'estados' | 'aranceles'>, previo: FilaDeDetalle | null) =>
  (id: number, fecha: Fecha): EstadoDeConvenio | undefined => {
    const estado = listas.estados.find((e) => e.id === id)
    if (estado === undefined || previo?.estado_id !== id) return estadoVigente(listas, id, fecha)
    const { estporc, estgasto, estjus } = previo
    return toEstado(estado, { porcentual: estporc, gastofijo: estgasto, jus: estjus })
  }
