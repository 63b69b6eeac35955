import { asc, gt } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import type { Db } from '../platform/db/queryable.ts'

const LOTE = 200

export type FilaDeDocumento = typeof documento.$inferSelect

export async function* readDocumentosRegistrados(db: Db): AsyncGenerator<FilaDeDocumento[]> {
  let last = ''
  for (;;) {
    const rows = await db
      .select()
      .from(documento)
      .where(gt(documento.sha256, last))
      .orderBy(asc(documento.sha256))
      .limit(LOTE)
    const newest = rows.at(-1)
    if (newest === undefined) return
    yield rows
    last = newest.sha256
  }
}
