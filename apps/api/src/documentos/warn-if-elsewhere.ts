import { desc } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../platform/db/queryable.ts'
import { isAlmacenSinRespuesta } from './almacen-sin-respuesta.ts'
import type { Deposito } from './deposito.ts'
import { documento } from './documento-table.ts'

/**
 * Warns when the configured file storage does not have the newest document. This happens when an administrator changes
 * the settings and does not move the documents.
 */
export const warnIfElsewhere = async (
  db: Db,
  deposito: Pick<Deposito, 'has'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): Promise<void> => {
  const [ultimo] = await db
    .select({ sha256: documento.sha256 })
    .from(documento)
    .orderBy(desc(documento.creado))
    .limit(1)
  if (ultimo === undefined) return
  try {
    if (await deposito.has(ultimo.sha256)) return
  } catch (error) {
    // When the file storage does not answer, nobody knows whether it has the document, so there is no warning.
    if (isAlmacenSinRespuesta(error)) return
    throw error
  }
  log.warn(
    'el último documento guardado no está donde dice la configuración: si cambió DOCUMENTOS_S3_URL, mueva los documentos con «apremia-servidor documentos mover»; «apremia documentos verificar» los revisa todos',
  )
}
