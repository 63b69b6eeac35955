import { interpolar, marcaDeTiempo, textos } from '@apremia/core'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Documentos } from '../documentos/documentos.ts'
import { type LoteZip, openLoteZip } from '../lotes/lote-zip.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { nombreDeTitulo } from '../titulos/nombre-de-titulo.ts'
import { isPdfEmitido, type PdfEmitido, readPdfEmitido } from '../titulos/pdf-de-titulo.ts'
import { tituloLote } from '../titulos/titulo-lote-table.ts'
import { tieneCampoDeFirma, titulo } from '../titulos/titulo-table.ts'
import { sendZip } from '../titulos/zip-de-titulos.ts'

const t = textos.firmaDeTitulos

/** @throws AppError 409 naming the first title that cannot be downloaded to be signed */
const findEmitidos = async (
  db: Queryable,
  numeros: readonly number[],
): Promise<readonly PdfEmitido[]> => {
  const filas = await db
    .select({ numero: titulo.numero, sha256: titulo.sha256, lote: tituloLote.documento })
    .from(titulo)
    .innerJoin(tituloLote, eq(tituloLote.id, titulo.lote))
    .where(
      and(
        inArray(titulo.numero, [...numeros]),
        isNull(titulo.anulado),
        tieneCampoDeFirma(titulo.datos),
      ),
    )
  const porNumero = new Map(filas.map((fila) => [fila.numero, fila]))
  return [...new Set(numeros)]
    .sort((a, b) => a - b)
    .map((numero) => {
      const { sha256 = null, lote = null } = porNumero.get(numero) ?? {}
      if (sha256 !== null && lote !== null) return { numero, sha256, lote }
      throw porNumero.has(numero)
        ? new AppError(409, 'lote-pendiente', interpolar(t.lotePendiente, { n: numero }))
        : new AppError(409, 'titulo-sin-firma', interpolar(t.sinAlguno, { n: numero }))
    })
}

const addEmitidos = (
  documentos: Documentos,
  zip: LoteZip,
  lote: string,
  emitidos: readonly PdfEmitido[],
): Promise<void> =>
  documentos.withPath(lote, async (path) => {
    const suyo = await openLoteZip(path).catch(() => undefined)
    try {
      for (const emitido of emitidos) {
        const name = nombreDeTitulo(emitido.numero)
        const pdf = await suyo?.read(name).catch(() => undefined)
        await zip.add(
          name,
          isPdfEmitido(pdf, emitido) ? pdf : await readPdfEmitido(documentos, emitido),
        )
        await zip.flush()
      }
    } finally {
      suyo?.close()
    }
  })

export const downloadTitulosParaFirmar: Handler<'downloadTitulosParaFirmar'> = async (
  { db, documentos, ahora },
  { body },
) => {
  const now = ahora()
  const emitidos = await findEmitidos(db, body.numeros)
  const name = interpolar(t.archivo, { timestamp: marcaDeTiempo(now) })
  return sendZip(documentos, { name, date: now }, async (zip) => {
    for (const lote of new Set(emitidos.map((uno) => uno.lote)))
      await addEmitidos(
        documentos,
        zip,
        lote,
        emitidos.filter((uno) => uno.lote === lote),
      )
  })
}
