import type { Contract } from '@apremia/api-client'
import type { VersionDeTitulo } from '@apremia/core'
import { findAbogados } from '../abogados/abogados-conocidos.ts'
import type { LibroLeido } from '../libros/leer-procesado.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { requireFile, type UploadedFile } from '../platform/http/form.ts'
import type { HandlerCall } from '../platform/http/mount.ts'
import { loadSecreto } from '../platform/secretos/load-secreto.ts'
import type { Services } from '../platform/services.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import { loadOrdenanzas } from '../recursos/ordenanzas-repo.ts'
import { loadRecursos } from '../recursos/recursos-repo.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'
import { CLAVE_DE_SELLO } from './process-libro.ts'

export const readLibro = async (
  { db }: Services,
  worker: WorkerClient<LibroOperations>,
  file: UploadedFile,
  pedido: Pick<PedidoDeLote, 'categoria' | 'omitirInvalidas'> & {
    readonly version: VersionDeTitulo
  },
): Promise<LibroLeido> =>
  worker.call('leerProcesado', {
    path: file.path,
    categoria: pedido.categoria,
    clave: await loadSecreto(db, CLAVE_DE_SELLO),
    abogados: await findAbogados(db),
    recursos: await loadRecursos(db),
    ordenanzas: await loadOrdenanzas(db),
    version: pedido.version,
    omitirInvalidas: pedido.omitirInvalidas,
  })

/**
 * Calls `work` with the workbook of the request. It is the uploaded file or, when `libro` names a workbook that the
 * user reviewed before, the copy that the review stored.
 */
export const withLibro = <T>(
  { revisados }: Services,
  {
    body,
    files,
    sesion,
  }: Pick<HandlerCall<Contract['simulateTitles']>, 'body' | 'files' | 'sesion'>,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> =>
  body.libro === '' ? work(requireFile(files, 'file')) : revisados.use(sesion.dni, body.libro, work)
