import { textos } from '@apremia/core'
import { sendLote } from '../lotes/send-lote.ts'
import { PDF, ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findLote } from './lotes-repo.ts'

export const downloadLoteDeCartas: Handler<'downloadLoteDeCartas'> = async (
  { db, documentos },
  { sesion, params },
) => {
  const lote = await findLote(db, sesion, params.id)
  const type = lote.formato === 'pdf' ? PDF : ZIP
  return sendLote(documentos, lote, type, textos.cartas.lotePendiente)
}
