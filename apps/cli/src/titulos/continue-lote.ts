import { titulos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import type { SaveOptions } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { type CliError, interrupted } from '../terminal/cli-error.ts'
import { type LoteDeTitulos, saveLote } from './save-lote.ts'

/**
 * Returns the error to show when a person interrupts a command that makes executive titles. The documents keep their
 * numbers, and `apremia titulos reanudar` can finish them later.
 */
export const interruptedLote = (lote: string | null): CliError =>
  lote === null
    ? interrupted('Interrumpido antes de tomar ningún número.')
    : interrupted(
        `Interrumpido. Los números del lote ${lote} ya están tomados.`,
        `Para terminarlo: apremia titulos reanudar ${lote}`,
      )

export const continueLote = async (
  context: Context,
  connection: Connection,
  lote: LoteDeTitulos,
  target: Pick<SaveOptions, 'target' | 'overwrite'>,
): Promise<void> => {
  if (lote.estado !== 'listo') {
    const params = { id: lote.id }
    const trabajo = await connection.call(titulos.resumeLote, { params })
    await awaitTrabajo(context, connection, trabajo, {
      onInterrupt: () => interruptedLote(lote.id),
    })
    return saveLote(context, connection, await connection.call(titulos.getLote, { params }), target)
  }
  return saveLote(context, connection, lote, target)
}
