import { sendLote } from '../lotes/send-lote.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findLoteDeTitulos } from './lotes-repo.ts'

export const downloadLote: Handler<'downloadLote'> = async ({ db, documentos }, { params }) =>
  sendLote(
    documentos,
    await findLoteDeTitulos(db, params.id),
    ZIP,
    'Los documentos de este lote todavía no se terminaron de generar. Reanúdelo y espere a que termine.',
  )
