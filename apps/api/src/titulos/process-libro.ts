import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type Categoria,
  createMarcaDeRepetidas,
  ESTADO_OK,
  type FilaBasica,
  type FilaBasicaRevisada,
  type FilaProcesada,
} from '@apremia/core'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { ESCRITURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { ProveedorMunicipal } from '../municipio/proveedor-municipal.ts'
import type { Db } from '../platform/db/queryable.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import { loadSecreto } from '../platform/secretos/load-secreto.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import type { ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { createDecisionDeFilas } from './decide-filas.ts'

/** Number of workbook rows processed together. These rows share the same few queries, however many they are. */
const BATCH = 1000

const PRIMERA_FILA = 2

export const CLAVE_DE_SELLO = 'sello-de-planillas'

async function* readBatches(path: string): AsyncGenerator<FilaBasica[]> {
  let batch: FilaBasica[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    batch.push(JSON.parse(line) as FilaBasica)
    if (batch.length === BATCH) {
      yield batch
      batch = []
    }
  }
  if (batch.length > 0) yield batch
}

/**
 * Fills the column of notices in a row of the processed workbook. A row whose debt an earlier row already claims has no
 * tax periods. It gets no notice.
 */
const withAvisos = (fila: FilaProcesada, { avisos }: FilaBasicaRevisada): FilaProcesada => ({
  ...fila,
  avisos: fila.periodos.length === 0 ? '' : avisos.map(({ mensaje }) => mensaje).join('; '),
})

export const createProcessLibro =
  (tools: {
    readonly db: Db
    readonly ahora: () => Date
    readonly documentos: Documentos
    readonly municipio: ProveedorMunicipal
  }): Runner =>
  async ({ trabajo, signal, progress }): Promise<ResultadoDeTrabajo> => {
    const entrada = trabajo.entrada as {
      filas: string
      categoria: Categoria
      archivo: string
      avisos: string[]
    }
    const { categoria } = entrada
    const { db, documentos } = tools
    const clave = await loadSecreto(db, CLAVE_DE_SELLO)
    const decideFilas = await createDecisionDeFilas(tools, categoria)
    const mark = createMarcaDeRepetidas()
    let hecho = 0
    let ok = 0
    let conAvisos = 0
    const write = (path: string, filas: string) =>
      withWorker<LibroOperations, void>(
        LIBRO_WORKER,
        ESCRITURA,
        async (worker) => {
          await worker.call('abrirProcesado', { path, categoria, clave })
          for await (const batch of readBatches(filas)) {
            signal.throwIfAborted()
            const decididas = (await decideFilas(batch)).map((revisada, index) =>
              // Sets the row number to the one in the processed workbook, which the person downloads. In the uploaded
              // workbook, the row may have another number.
              withAvisos(mark({ ...revisada.fila, fila: PRIMERA_FILA + hecho + index }), revisada),
            )
            await worker.call('agregarProcesadas', { filas: decididas })
            ok += decididas.filter(({ estado }) => estado === ESTADO_OK).length
            conAvisos += decididas.filter(({ avisos = '' }) => avisos !== '').length
            hecho += batch.length
            progress(hecho, trabajo.total, 'Completando filas')
          }
          await worker.call('cerrarProcesado', undefined as never)
        },
        signal,
      )
    const { sha256 } = await withTemporary(documentos, async (path) => {
      await documentos.withCheckedPath(entrada.filas, (filas) => write(path, filas))
      return documentos.keepAlone(db, path, XLSX)
    })
    return {
      documento: sha256,
      archivo: entrada.archivo,
      avisos: entrada.avisos,
      resumen: { filas: hecho, ok, conProblemas: hecho - ok, conAvisos },
    }
  }
