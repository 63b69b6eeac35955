import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import {
  type Categoria,
  decideEstadoFila,
  ESTADO_OK,
  type FilaBasica,
  fechaEnZona,
} from '@apremia/core'
import type { Documentos } from '../documentos/documentos.ts'
import type { Db } from '../platform/db/open-db.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import { loadSecreto } from '../platform/secretos/load-secreto.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { findAbogados } from '../registro/abogados-repo.ts'
import { findHechos } from '../registro/hechos-repo.ts'
import { findLiquidadoAl } from '../registro/liquidado-al.ts'
import type { Resultado, Runner } from '../trabajos/runner.ts'
import { ESCRITURA, PLANILLA_WORKER } from './planilla-limits.ts'
import type { PlanillaOperations } from './planilla-worker.ts'

/** Rows looked up and written at a time: two queries a batch, however many rows the file has. */
const BATCH = 1000

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

/** Completes the rows of a basic workbook with what the registry knows and writes the processed one. */
export const createProcessPlanilla =
  ({ db, ahora, documentos }: { db: Db; ahora: () => Date; documentos: Documentos }): Runner =>
  async ({ trabajo, signal, progress }): Promise<Resultado> => {
    const entrada = trabajo.entrada as {
      filas: string
      categoria: Categoria
      archivo: string
      avisos: string[]
    }
    const { categoria } = entrada
    const liquidadoAl = await findLiquidadoAl(db, fechaEnZona(ahora()))
    const clave = await loadSecreto(db, CLAVE_DE_SELLO)
    const abogados = await findAbogados(db)
    const path = documentos.newTemporary()
    let hecho = 0
    let ok = 0
    await withWorker<PlanillaOperations, void>(
      PLANILLA_WORKER,
      ESCRITURA,
      async (worker) => {
        await worker.call('abrirProcesado', { path, categoria, clave })
        for await (const batch of readBatches(documentos.pathOf(entrada.filas))) {
          signal.throwIfAborted()
          const hechos = await findHechos(db, categoria, batch)
          const filas = batch.map((fila, index) => {
            const imponible = hechos[index] ?? null
            const abogado = abogados.get(fila.abogado) ?? null
            return decideEstadoFila(fila, { imponible, abogado }, { categoria, liquidadoAl }).fila
          })
          await worker.call('agregarProcesadas', { filas })
          ok += filas.filter(({ estado }) => estado === ESTADO_OK).length
          hecho += batch.length
          progress(hecho, trabajo.total, 'Completando filas')
        }
        await worker.call('cerrarProcesado', undefined as never)
      },
      signal,
    )
    const { sha256 } = await documentos.keep(db, path, XLSX)
    return {
      documento: sha256,
      archivo: entrada.archivo,
      avisos: entrada.avisos,
      resumen: { filas: hecho, ok, conProblemas: hecho - ok },
    }
  }
