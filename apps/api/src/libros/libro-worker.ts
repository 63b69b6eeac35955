import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import type { FormatoDeExportacion } from '@apremia/api-client'
import type { Categoria, ErrorDeFila, FilaProcesada } from '@apremia/core'
import {
  buildActuacionesRechazadas,
  isProcesado,
  readActuaciones,
  readAcuses,
  readBasico,
  readCondiciones,
  type WorkbookColumn,
  WorkbookError,
  writeCsv,
  writeProcesado,
  writeWorkbook,
} from '@apremia/workbooks'
import { serveWorker } from '../platform/worker/serve-worker.ts'
import { WorkerRefusal } from '../platform/worker/worker-refusal.ts'
import { probarEquivalencias, proponerEquivalencias } from './equivalencias-en-hilo.ts'
import { createInmueblesEnOrden, type LoteDeBloques } from './inmuebles-por-bloque.ts'
import { avisosDeFilas, leerProcesado, omitirFilas, prepararTitulos } from './leer-procesado.ts'
import {
  abrirPadron,
  avisosDePadron,
  escribirPadronRechazado,
  siguientePadron,
} from './padron-en-hilo.ts'
import { abrirPaquete, cerrarInforme, sacarAdjuntos, siguientePaquete } from './paquete-en-hilo.ts'
import { createRowQueue, type RowQueue } from './row-queue.ts'
import { computeSello } from './sello.ts'
import {
  COLUMNAS_DE_TABLA,
  type FichaDeLibro,
  HOJAS,
  type NombreDeTabla,
  type Tablas,
} from './tablas.ts'

const refusing =
  <Input, Result>(operation: (input: Input) => Result | Promise<Result>) =>
  async (input: Input): Promise<Result> => {
    try {
      return await operation(input)
    } catch (error) {
      if (error instanceof WorkbookError) {
        throw new WorkerRefusal(error.status, `planilla-${error.codigo}`, error.message)
      }
      throw error
    }
  }

const leerBasico = async ({ path, categoria }: { path: string; categoria: Categoria }) =>
  readBasico(await readFile(path), { categoria })

const esProcesado = async ({ path }: { path: string }) => isProcesado(await readFile(path))

interface Writing<Row> {
  readonly queue: RowQueue<Row>
  readonly done: Promise<void>
}

let procesado: (Writing<FilaProcesada> & { clave: Buffer; categoria: Categoria }) | undefined
let tabla: Writing<Tablas[NombreDeTabla]> | undefined
let inmuebles: ReturnType<typeof createInmueblesEnOrden> | undefined

const toFile = (path: string): Writable => createWriteStream(path, { mode: 0o600 })

const leerCondiciones = async ({ path }: { path: string }) => readCondiciones(await readFile(path))

const leerAcuses = async ({ path }: { path: string }) => readAcuses(await readFile(path))

const leerActuaciones = async ({ path }: { path: string }) => readActuaciones(await readFile(path))

const escribirRechazadas = async ({
  path,
  errores,
}: {
  path: string
  errores: readonly ErrorDeFila[]
}) => buildActuacionesRechazadas(await readFile(path), errores)

const operations = {
  leerBasico: refusing(leerBasico),
  esProcesado: refusing(esProcesado),
  leerProcesado: refusing(leerProcesado),
  avisosDeFilas,
  leerCondiciones: refusing(leerCondiciones),
  leerActuaciones: refusing(leerActuaciones),
  leerAcuses: refusing(leerAcuses),
  escribirRechazadas: refusing(escribirRechazadas),
  abrirPadron: refusing(abrirPadron),
  siguientePadron: refusing(siguientePadron),
  avisosDePadron,
  abrirPaquete: refusing(abrirPaquete),
  siguientePaquete,
  cerrarInforme,
  sacarAdjuntos,
  proponerEquivalencias: refusing(proponerEquivalencias),
  probarEquivalencias: refusing(probarEquivalencias),
  escribirPadronRechazado,
  omitirFilas,
  prepararTitulos,
  abrirProcesado: (input: { path: string; categoria: Categoria; clave: Uint8Array }): void => {
    const queue = createRowQueue<FilaProcesada>()
    const done = writeProcesado(toFile(input.path), queue.rows, { categoria: input.categoria })
    done.catch(queue.fail)
    procesado = { queue, done, clave: Buffer.from(input.clave), categoria: input.categoria }
  },
  /**
   * Adds the server's seal to each row without errors, and queues all the rows for the workbook. The promise resolves
   * when the writer has taken the rows. So the sender never gets ahead of the writer.
   */
  agregarProcesadas: async ({ filas }: { filas: readonly FilaProcesada[] }): Promise<void> => {
    if (procesado === undefined) throw new Error('No hay una planilla abierta')
    const { clave, categoria, queue } = procesado
    await queue.push(
      filas.map((fila) =>
        fila.periodos.length === 0
          ? fila
          : { ...fila, sello: computeSello(fila, categoria, clave) },
      ),
    )
  },
  cerrarProcesado: async (): Promise<void> => {
    procesado?.queue.end()
    await procesado?.done
  },
  abrirTabla: (input: {
    path: string
    nombre: NombreDeTabla
    formato: FormatoDeExportacion
    ficha?: FichaDeLibro | undefined
  }): void => {
    const queue = createRowQueue<Tablas[NombreDeTabla]>()
    const columns = COLUMNAS_DE_TABLA[input.nombre] as readonly WorkbookColumn<
      Tablas[NombreDeTabla]
    >[]
    const out = toFile(input.path)
    const { ficha } = input
    const sheet = { name: HOJAS[input.nombre], columns, batches: queue.batches }
    const write = () =>
      ficha === undefined
        ? writeWorkbook(out, { sheets: [sheet] })
        : writeWorkbook(out, {
            sheets: [
              { name: ficha.hoja, columns: COLUMNAS_DE_TABLA.expediente, rows: ficha.datos },
              sheet,
            ],
          })
    const done = input.formato === 'csv' ? writeCsv(out, { columns, rows: queue.rows }) : write()
    done.catch(queue.fail)
    tabla = { queue, done }
  },
  agregarFilas: async ({ filas }: { filas: readonly Tablas[NombreDeTabla][] }): Promise<void> => {
    if (tabla === undefined) throw new Error('No hay una tabla abierta')
    await tabla.queue.push(filas)
  },
  /**
   * Writes the rows of the properties to the workbook in the order `orden`, although the blocks of properties arrive in
   * another order. Sorting in the worker thread keeps the server free for other requests.
   */
  agregarBloques: async ({ orden, bloques }: LoteDeBloques): Promise<void> => {
    if (tabla === undefined) throw new Error('No hay una tabla abierta')
    if (orden !== undefined) inmuebles = createInmueblesEnOrden(orden)
    if (inmuebles === undefined) throw new Error('No se dijo en qué orden van')
    for (const bloque of bloques)
      for (const filas of inmuebles(bloque)) await tabla.queue.push(filas)
  },
  cerrarTabla: async (): Promise<void> => {
    tabla?.queue.end()
    await tabla?.done
  },
}

export type LibroOperations = typeof operations

serveWorker(operations)
