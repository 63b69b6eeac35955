import { open, rm } from 'node:fs/promises'
import type { FormatoDeExportacion } from '@apremia/api-client'
import type { FastifyRequest } from 'fastify'
import type { LoteGuardado } from '../libros/inmuebles-guardados.ts'
import { ESCRITURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { FichaDeLibro, NombreDeTabla, Tablas } from '../libros/tablas.ts'
import { ahead } from '../platform/ahead.ts'
import { CSV, type FileAnswer, XLSX } from '../platform/http/file-answer.ts'
import type { Services } from '../platform/services.ts'
import { withWorker } from '../platform/worker/worker-client.ts'

/** Only properties have kept rows. */
type Guardado<N extends NombreDeTabla> = N extends 'inmuebles' ? LoteGuardado : never

interface Exportacion<N extends NombreDeTabla> {
  readonly tabla: N
  readonly formato: FormatoDeExportacion
  /** Name of the file people get, as a workbook. */
  readonly archivo: string
  /** Rows, a batch at a time. Kept rows come as they are kept. */
  readonly lotes: AsyncIterable<readonly Tablas[N][] | Guardado<N>>
  /** Cover sheet that says whose rows they are. Only a workbook has it. */
  readonly ficha?: FichaDeLibro
}

const TIPOS: Readonly<Record<FormatoDeExportacion, string>> = { xlsx: XLSX, csv: CSV }

/** Sends a table as a workbook or as CSV, written in a thread as the rows come. Stops if the person goes away. */
export const exportTabla = async <N extends NombreDeTabla>(
  { documentos }: Pick<Services, 'documentos'>,
  request: FastifyRequest,
  { tabla, formato, archivo, lotes, ficha }: Exportacion<N>,
): Promise<FileAnswer> => {
  const path = documentos.newTemporary()
  const controller = new AbortController()
  // Listens to the connection: a request with a body closes as soon as its body was read.
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
          if ('bloques' in lote) await worker.call('agregarGuardadas', lote)
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
    // The open file stays readable until its stream ends.
    await rm(path, { force: true })
  }
}
