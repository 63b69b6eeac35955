import { rm, writeFile } from 'node:fs/promises'
import type { ConvenioDatos } from '@apremia/core'
import type { DocumentoGuardado } from '../documentos/documentos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { PDF } from '../platform/http/file-answer.ts'
import type { Services } from '../platform/services.ts'
import { printConvenio } from './print.ts'

export interface PdfImpreso {
  readonly keep: (tx: Tx) => Promise<DocumentoGuardado>
  readonly discard: () => Promise<void>
}

/** Call this function before the transaction that stores the document, so that no lock is held during the printing. */
export const printPdf = async (
  { db, documentos }: Pick<Services, 'db' | 'documentos'>,
  datos: ConvenioDatos,
): Promise<PdfImpreso> => {
  const path = documentos.newTemporary()
  await writeFile(path, await printConvenio('convenio', datos), { mode: 0o600 })
  const medido = documentos.lejano ? await documentos.prepare(path) : undefined
  return {
    keep: (tx) => documentos.keep(tx, path, PDF, medido),
    discard: async () => {
      await rm(path, { force: true })
      // When the database does not answer, the printed document stays in the file storage, and a later start of the
      // server removes it.
      if (medido) await documentos.forget(db, [medido.sha256]).catch(() => undefined)
    },
  }
}
