import { type Categoria, type FilaBasica, interpolar, textos } from '@apremia/core'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { nombreBase } from '../libros/nombre-de-archivo.ts'
import { filasInvalidas } from '../platform/http/app-error.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import { withWorker } from '../platform/worker/worker-client.ts'

interface BasicaLeida {
  readonly filas: readonly FilaBasica[]
  readonly avisos: readonly string[]
}

/**
 * Reads in a worker thread the rows of the basic workbook, each with a property or business, a tax and a lawyer.
 *
 * @throws AppError 422 with all the errors of all the rows
 */
export const readBasica = ({ path }: UploadedFile, categoria: Categoria): Promise<BasicaLeida> =>
  withWorker<LibroOperations, BasicaLeida>(LIBRO_WORKER, LECTURA, async (worker) => {
    const { filas, errores, avisos } = await worker.call('leerBasico', { path, categoria })
    if (errores.length > 0) throw filasInvalidas(errores)
    return { filas, avisos }
  })

export const nombreDeProcesada = ({ name }: UploadedFile): string =>
  interpolar(textos.archivos.procesado, { name: nombreBase(name) })
