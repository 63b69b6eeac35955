import { puede } from '@apremia/core'
import { eq } from 'drizzle-orm'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { nombreDeTitulo, readFromLoteZip } from './lote-zip.ts'
import { tituloLote } from './titulo-lote-table.ts'
import { titulo } from './titulo-table.ts'

/**
 * The document of a title, for who sees them all or, while it is in force, for its lawyer (S2 §2.11): to any
 * other it does not exist (T16).
 */
export const downloadTitulo: Handler<'downloadTitulo'> = async (
  { db, documentos },
  { params, sesion },
) => {
  const [row] = await db
    .select({
      documento: tituloLote.documento,
      sha256: titulo.sha256,
      abogado: titulo.abogado,
      anulado: titulo.anulado,
    })
    .from(titulo)
    .innerJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .where(eq(titulo.numero, params.numero))
  const suyo = row?.abogado === sesion.abogado && sesion.abogado !== '' && row.anulado === null
  if (row === undefined || !(suyo || puede(sesion, 'titulos.ver')))
    throw notFound(`No existe el título Nº ${params.numero}.`)
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
