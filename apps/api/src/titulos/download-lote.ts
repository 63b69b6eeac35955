import { and, eq, isNull } from 'drizzle-orm'
import { openLoteZip } from '../lotes/lote-zip.ts'
import { sendLote } from '../lotes/send-lote.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type FileAnswer, ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { findLoteDeTitulos } from './lotes-repo.ts'
import { nombreDeTitulo } from './nombre-de-titulo.ts'
import { tituloFirmado } from './titulo-firmado-table.ts'
import { titulo } from './titulo-table.ts'
import { readBytesDeDocumento, sendZip } from './zip-de-titulos.ts'

const findFirmados = async (db: Queryable, lote: string): Promise<ReadonlyMap<string, string>> => {
  const rows = await db
    .select({ numero: titulo.numero, documento: tituloFirmado.documento })
    .from(titulo)
    .innerJoin(tituloFirmado, eq(tituloFirmado.titulo, titulo.numero))
    .where(and(eq(titulo.lote, lote), isNull(tituloFirmado.reemplazado)))
  return new Map(rows.map(({ numero, documento }) => [nombreDeTitulo(numero), documento]))
}

/**
 * Sends the zip of a batch of executive titles. A title with a stored signed file appears in the zip as that signed
 * file.
 */
const sendConFirmados = async (
  { db, documentos }: Services,
  {
    id,
    archivo,
    creado,
  }: { readonly id: string; readonly archivo: string; readonly creado: string },
  sha256: string,
): Promise<FileAnswer> => {
  const firmados = await findFirmados(db, id)
  return sendZip(documentos, { name: archivo, date: new Date(creado) }, (zip) =>
    documentos.withCheckedPath(sha256, async (path) => {
      const emitidos = await openLoteZip(path)
      try {
        for (const name of emitidos.names) {
          const firmado = firmados.get(name)
          await zip.add(
            name,
            firmado === undefined
              ? await emitidos.read(name)
              : await readBytesDeDocumento(documentos, firmado),
          )
          await zip.flush()
        }
      } finally {
        emitidos.close()
      }
    }),
  )
}

export const downloadLote: Handler<'downloadLote'> = async (services, { params, query }) => {
  const lote = await findLoteDeTitulos(services.db, params.id)
  if (lote.firmados > 0 && lote.sha256 !== null && query.original !== '1')
    return sendConFirmados(services, lote, lote.sha256)
  return sendLote(
    services.documentos,
    lote,
    ZIP,
    'Los documentos de este lote todavía no se terminaron de generar. Reanúdelo y espere a que termine.',
  )
}
