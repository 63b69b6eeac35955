import { type Contract, cartas, type ReplyOf, type Trabajo } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { awaitTrabajo } from '../http/end-of-trabajo.ts'
import { withRetry } from '../http/retry.ts'
import { type SaveOptions, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { type CliError, interrupted } from '../terminal/cli-error.ts'
import {
  formatCantidad,
  formatFechaIso,
  formatImporte,
  formatTamano,
} from '../terminal/local-format.ts'

export type LoteDeCartasTerminado = ReplyOf<Contract['getLoteDeCartas']>

type Target = Pick<SaveOptions, 'target' | 'overwrite'>

export const describeCartas = ({ desde, hasta, cantidad }: LoteDeCartasTerminado): string =>
  `${desde} a ${hasta} (${formatCantidad(cantidad, 'carta', 'cartas')})`

export const recordOfCartas = ({
  id,
  usuario: _,
  trabajo: __,
  ...lote
}: LoteDeCartasTerminado) => ({
  lote: id,
  ...lote,
})

const interruptedCartas = (id: string): CliError =>
  interrupted(
    `Interrumpido. Los números del lote ${id} ya están tomados.`,
    `Para terminarlo: apremia cartas reanudar ${id}`,
  )

const saveCartas = async (
  context: Context,
  connection: Connection,
  lote: LoteDeCartasTerminado,
  target: Target,
): Promise<void> => {
  const { output, interrupt, settings } = context
  const { signal } = interrupt
  const { sha256 } = lote
  const download = async (): Promise<number> => {
    const reply = await connection.call(cartas.downloadLoteDeCartas, { params: { id: lote.id } })
    return saveFile(reply, output, { ...target, signal, sha256 })
  }
  const bytes = await withRetry(download, {
    // Bytes sent to stdout cannot be taken back, so a broken download to stdout is not retried.
    attempts: target.target === '-' ? 0 : Number(settings.valores.reintentos.valor),
    signal,
    onRetry: () => output.note('La descarga se cortó: se intenta otra vez.'),
  })
  output.note(
    `Cartas ${describeCartas(lote)}, total ${formatImporte(lote.total)}, válidas hasta el ${formatFechaIso(lote.vence)}. Archivo de ${formatTamano(bytes)}:`,
  )
  if (target.target === '-') return
  await output.data({ ...recordOfCartas(lote), archivo: target.target, bytes }, () => target.target)
}

export const finishCartas = async (
  context: Context,
  connection: Connection,
  { lote, trabajo }: { readonly lote: LoteDeCartasTerminado; readonly trabajo: Trabajo | null },
  target: Target,
): Promise<void> => {
  if (trabajo !== null)
    await awaitTrabajo(context, connection, trabajo, {
      onInterrupt: () => interruptedCartas(lote.id),
    })
  const listo = await connection.call(cartas.getLoteDeCartas, { params: { id: lote.id } })
  await saveCartas(context, connection, listo, target)
}
