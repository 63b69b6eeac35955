import { eq } from 'drizzle-orm'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { nombreDeTitulo, readFromLoteZip } from './lote-zip.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'

export const downloadTitulo: Handler<'downloadTitulo'> = async ({ db, documentos }, { params }) => {
  const [row] = await db
    .select({ documento: tituloLote.documento, sha256: titulo.sha256 })
    .from(titulo)
    .innerJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .where(eq(titulo.numero, params.numero))
  if (row === undefined) throw notFound(`No existe el título Nº ${params.numero}.`)
  if (row.documento === null || row.sha256 === null) {
    throw new AppError(
      409,
      'lote-pendiente',
      'El documento de este título todavía no se generó. Reanude su lote y espere a que termine.',
    )
  }
  const name = nombreDeTitulo(params.numero)
  const pdf = await readFromLoteZip(documentos.pathOf(row.documento), name)
  if (pdf === undefined) throw new Error(`Falta ${name} en el documento ${row.documento}`)
  return {
    kind: 'file',
    name,
    type: PDF,
    size: pdf.length,
    sha256: row.sha256,
    body: pdf,
    disposition: 'inline',
  }
}
