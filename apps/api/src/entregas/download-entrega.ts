import { open } from 'node:fs/promises'
import { interpolar, textos } from '@apremia/core'
import { withTemporary } from '../documentos/temporales.ts'
import { allowLong } from '../platform/db/plazos.ts'
import { AppError } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findUltimoAcuse, readUltimaFila } from './acuses-repo.ts'
import { findCosas } from './find-cosas.ts'
import { writeEntrega } from './write-entrega.ts'

const refuse = (field: string, message: string): AppError =>
  new AppError(400, 'campos-invalidos', message, { fields: [{ field, message }] })

/**
 * Sends the delivery for the municipality: a zip of the records that changed between two rows of the audit history. A
 * delivery that starts where the last acknowledged one ended also repeats the records that the municipality rejected.
 */
export const downloadEntrega: Handler<'downloadEntrega'> = (
  { db, documentos, ahora },
  { query: { desde, hasta } },
) => {
  const emitido = ahora().toISOString()
  return withTemporary(documentos, async (path) => {
    await db.transaction(
      async (tx) => {
        await allowLong(tx)
        const ultima = await readUltimaFila(tx)
        if (desde > ultima)
          throw refuse('desde', interpolar(textos.entregas.desdeMayor, { ultima }))
        if (hasta > ultima)
          throw refuse('hasta', interpolar(textos.entregas.marcaFutura, { ultima }))
        const acuse = await findUltimoAcuse(tx)
        const rechazos = acuse?.hasta === desde ? acuse.rechazos : []
        const cosas = await findCosas(tx, { desde, hasta }, rechazos)
        await writeEntrega(tx, cosas, { desde, hasta, path, emitido })
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    )
    const handle = await open(path, 'r')
    const { size } = await handle.stat()
    // The temporary file is deleted now, but the open handle stays readable until the stream ends.
    return {
      kind: 'file',
      name: `novedades_${hasta}.zip`,
      type: ZIP,
      size,
      body: handle.createReadStream(),
    }
  })
}
