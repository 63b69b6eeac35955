import { open, rm } from 'node:fs/promises'
import type { FormatoDeExportacion } from '@apremia/api-client'
import type { FastifyRequest } from 'fastify'
import type { LoteDeBloques } from '../libros/inmuebles-por-bloque.ts'
import { ESCRITURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { FichaDeLibro, NombreDeTabla, Tablas } from '../libros/tablas.ts'
import { ahead } from '../platform/ahead.ts'
import { CSV, type FileAnswer, XLSX } from '../platform/http/file-answer.ts'
import type { Services } from '../platform/services.ts'
import { withWorker } from '../platform/worker/worker-client.ts'

/**
 * Type of the blocks in which a table is exported. Only the table of properties has blocks: properties with consecutive
 * numbers.
 */
type Bloques<N extends NombreDeTabla> = N extends 'inmuebles' ? LoteDeBloques : never

interface Exportacion<N extends NombreDeTabla> {
  readonly tabla: N
  readonly formato: FormatoDeExportacion
  /** File name with the extension 'xlsx'. An export in CSV gets the extension 'csv' instead. */
  readonly archivo: string
  readonly lotes: AsyncIterable<readonly Tablas[N][] | Bloques<N>>
  /** Cover sheet that describes the content of the file. A CSV file has no cover sheet. */
  readonly ficha?: FichaDeLibro
}

const TIPOS: Readonly<Record<FormatoDeExportacion, string>> = { xlsx: XLSX, csv: CSV }

/**
 * A worker thread writes the rows to the file as the database returns them. The export stops when the client
 * disconnects.
 */
export const exportTabla = async <N extends NombreDeTabla>(
  { documentos }: Pick<Services, 'documentos'>,
  request: FastifyRequest,
  { tabla, formato, archivo, lotes, ficha }: Exportacion<N>,
): Promise<FileAnswer> => {
  const path = documentos.newTemporary()
  const controller = new AbortController()
  // Detects on the socket that the client disconnected. The event `close` of the request comes too early: for a request
  // with a body, as soon as the server has read the body.
  const { socket } = request.raw
  const leave = () => controller.abort()
  socket.once('close', leave)
  try {
    await withWorker<LibroOperations, void>(
      LIBRO_WORKER,
      ESCRITURA,
      async (worker) => {
        await worker.call('abrirTabla', { path, nombre: tabla, formato, ficha })
        for await (const lote of ahead(lotes))
          if ('bloques' in lote) await worker.call('agregarBloques', lote)
          else await worker.call('agregarFilas', { filas: lote })
        await worker.call('cerrarTabla', undefined as never)
      },
      controller.signal,
    )
    const handle = await open(path, 'r')
    const { size } = await handle.stat()
    return {
      kind: 'file',
      name: archivo.replace(/xlsx$/, formato),
      type: TIPOS[formato],
      size,
      body: handle.createReadStream(),
    }
  } finally {
    socket.off('close', leave)
    // Deletes the exported file before the answer is sent. The open file handle stays readable until the stream ends.
    await rm(path, { force: true })
  }
}
