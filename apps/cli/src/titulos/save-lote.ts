import { type Contract, type QueryOf, type ReplyOf, titulos } from '@apremia/api-client'
import type { Context } from '../context.ts'
import { withRetry } from '../http/retry.ts'
import { type SaveOptions, saveFile } from '../http/save-file.ts'
import type { Connection } from '../http/with-client.ts'
import { formatCantidad, formatImporte, formatTamano } from '../terminal/local-format.ts'

export type LoteDeTitulos = ReplyOf<Contract['getLote']>

export const describeRango = (lote: Pick<LoteDeTitulos, 'desde' | 'hasta' | 'cantidad'>): string =>
  `${lote.desde} a ${lote.hasta} (${formatCantidad(lote.cantidad, 'título', 'títulos')})`

export const recordOfLote = (lote: LoteDeTitulos) => ({
  lote: lote.id,
  categoria: lote.categoria,
  desde: lote.desde,
  hasta: lote.hasta,
  cantidad: lote.cantidad,
  total: lote.total,
  estado: lote.estado,
  sha256: lote.sha256,
})

export const saveLote = async (
  context: Context,
  connection: Connection,
  lote: LoteDeTitulos,
  {
    query = { original: '0' },
    ...target
  }: Pick<SaveOptions, 'target' | 'overwrite'> & {
    readonly query?: QueryOf<Contract['downloadLote']>
  },
): Promise<void> => {
  const { output, interrupt, settings } = context
  const { signal } = interrupt
  const download = async (): Promise<number> =>
    saveFile(
      await connection.call(titulos.downloadLote, { params: { id: lote.id }, query }),
      output,
      {
        ...target,
        signal,
        sha256: query.original === '1' || lote.firmados === 0 ? lote.sha256 : null,
      },
    )
  // Bytes already sent to stdout cannot be taken back, so a download to stdout that breaks off is not tried again.
  const attempts = target.target === '-' ? 0 : Number(settings.valores.reintentos.valor)
  const bytes = await withRetry(download, {
    attempts,
    signal,
    onRetry: () => output.note('La descarga se cortó: se intenta otra vez.'),
  })
  output.note(
    `Títulos ${describeRango(lote)}, total ${formatImporte(lote.total)}. Zip de ${formatTamano(bytes)}:`,
  )
  if (target.target === '-') return
  await output.data({ ...recordOfLote(lote), archivo: target.target, bytes }, () => target.target)
}
