import type { ActuacionValida } from '@apremia/core'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { actuacion } from './actuacion-table.ts'
import type { CasoPedido } from './read-casos.ts'

export interface ActuacionNueva {
  readonly id: number
  readonly abogado: string
  readonly caso: CasoPedido
  readonly valida: ActuacionValida
}

export interface ActuacionPedida extends Omit<ActuacionNueva, 'id'> {
  readonly forzado: { readonly forzados?: readonly string[]; readonly motivoForzar?: string }
}

export const insertActuaciones = async (
  tx: Tx,
  { lote, ahora }: { readonly lote: string; readonly ahora: Date },
  nuevas: readonly ActuacionNueva[],
): Promise<void> =>
  insertRows(
    tx,
    actuacion,
    nuevas.map(({ id, abogado, caso, valida: { fecha, tpId, gpId, obs, dato } }) => ({
      ...{ id, tipo: caso.tipo, imponible: caso.imponible, recurso: caso.recurso },
      ...{ abogado, fecha, tpId, gpId, obs, dato, lote, ingreso: ahora },
    })),
  )
