import type { ActuacionValida } from '@apremia/core'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { actuacion } from './actuacion-table.ts'
import type { CasoPedido } from './read-casos.ts'

/** An action to save, with its number. */
export interface ActuacionNueva {
  readonly id: number
  readonly abogado: string
  readonly caso: CasoPedido
  readonly valida: ActuacionValida
}

/** Action of a workbook, with the objections that its row overrides and the reason. */
export interface ActuacionPedida extends Omit<ActuacionNueva, 'id'> {
  readonly forzado: { readonly forzados?: readonly string[]; readonly motivoForzar?: string }
}

/** Saves the actions of a lot in one statement. */
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
