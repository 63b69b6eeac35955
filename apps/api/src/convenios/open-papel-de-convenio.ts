import { filasVigentes, textos } from '@apremia/core'
import { and, eq, isNull } from 'drizzle-orm'
import { newCodigo } from '../documentos/new-codigo.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { type FileAnswer, PDF } from '../platform/http/file-answer.ts'
import type { Sesion } from '../platform/http/principal.ts'
import type { Services } from '../platform/services.ts'
import { convenio } from './convenio-table.ts'
import { datosDeConvenio } from './datos-de-convenio.ts'
import { type FilaDeDetalle, parametrosDe } from './detalle-repo.ts'
import { printPdf } from './keep-pdf.ts'
import { findTitulosDe } from './titulos-de-convenio.ts'
import { findVisible } from './visible.ts'

/**
 * Prints the document of an agreement that was confirmed in the former system. The document is printed once and never
 * changes afterwards.
 */
const makeMissing = async (services: Services, fila: FilaDeDetalle): Promise<string> => {
  const { db, ahora } = services
  if (fila.fc_confirma === null) throw new Error(`El convenio ${fila.id} no está confirmado`)
  const codigo = newCodigo()
  const filas = await listParametros(db)
  const datos = datosDeConvenio(fila, filas, {
    confirmado: fila.fc_confirma,
    codigoVerificacion: codigo,
    titulos: await findTitulosDe(db, fila),
  })
  const pdf = await printPdf(services, datos)
  try {
    return await db.transaction(async (tx) => {
      const sinPdf = and(eq(convenio.id, fila.id), isNull(convenio.documento))
      const [row] = await tx.select({ id: convenio.id }).from(convenio).where(sinPdf).for('update')
      if (row === undefined) {
        const [hecho] = await tx.select().from(convenio).where(eq(convenio.id, fila.id))
        return hecho?.documento ?? ''
      }
      const { sha256 } = await pdf.keep(tx)
      await tx
        .update(convenio)
        .set({
          documento: sha256,
          codigoVerificacion: codigo,
          parametros: filasVigentes(parametrosDe(fila, filas), fila.fechaconf),
        })
        .where(eq(convenio.id, fila.id))
      await appendHistorial(tx, {
        momento: ahora(),
        actor: SISTEMA,
        operacion: 'print-convenio',
        entidad: 'convenio',
        entidadId: String(fila.id),
        descripcion: `Documento del convenio ${fila.convenio}, confirmado antes de tenerlo.`,
        antes: { documento: null },
        despues: { documento: sha256 },
      })
      return sha256
    })
  } finally {
    await pdf.discard()
  }
}

export const openPapelDeConvenio = async (
  services: Services,
  sesion: Sesion,
  id: number,
): Promise<FileAnswer> => {
  const { texto } = textos.convenios.pdfNoEncontrado
  const fila = await findVisible(services.db, sesion, id, texto)
  if (!fila.activo) throw notFound(texto)
  if (fila.fc_confirma === null)
    throw new AppError(409, 'sin-confirmar', textos.convenios.pdfSinConfirmar)
  if (fila.vigencia !== null && fila.documento === null)
    throw new AppError(409, 'sin-pdf', textos.convenios.sinPdfAnterior)
  const sha256 = fila.documento ?? (await makeMissing(services, fila))
  return {
    kind: 'file',
    name: `convenio_${fila.convenio}.pdf`,
    type: PDF,
    sha256,
    disposition: 'inline',
    body: await services.documentos.read(sha256),
  }
}
