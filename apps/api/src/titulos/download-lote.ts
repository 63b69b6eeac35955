import { AppError } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findLoteDeTitulos } from './lotes-repo.ts'

export const downloadLote: Handler<'downloadLote'> = async ({ db, documentos }, { params }) => {
  const lote = await findLoteDeTitulos(db, params.id)
  if (lote.sha256 === null || lote.tamano === null) {
    throw new AppError(
      409,
      'lote-pendiente',
      'Los documentos de este lote todavía no se terminaron de generar. Reanúdelo y espere a que termine.',
      { detalle: { trabajo: lote.trabajo } },
    )
  }
  return {
    kind: 'file',
    name: lote.archivo,
    type: ZIP,
    size: lote.tamano,
    sha256: lote.sha256,
    body: await documentos.read(lote.sha256),
  }
}
