import { createWriteStream, type WriteStream } from 'node:fs'
import { finished, pipeline } from 'node:stream/promises'
import type {
  ArchivoDePaquete,
  EquivalenciaDeArchivo,
  ErrorDeFila,
  ValorDePaquete,
} from '@apremia/core'
import {
  type EquivalenciasUsadas,
  type FilasRevisadas,
  lineOf,
  MARK,
  openPaquete,
  PaqueteError,
  type RevisionDePaquete,
  reviewPaquete,
  textField,
} from '@apremia/workbooks'
import { Transfer } from '../platform/worker/transfer.ts'
import { WorkerRefusal } from '../platform/worker/worker-refusal.ts'
import { type CopiaDeFilas, createCopiaDeFilas, isCopiable, PEDAZO } from './copia-de-filas.ts'
import { createRowQueue } from './row-queue.ts'

/**
 * Rows of one file of a data package in the text format of PostgreSQL's COPY. The columns are the number of the row,
 * whether the row is refused, and its values.
 */
export interface FilasDePaquete {
  readonly archivo: string
  readonly columnas: readonly string[]
  readonly copia: Uint8Array<ArrayBuffer>
  readonly filas: number
}

export interface PaqueteRevisado {
  readonly revision: RevisionDePaquete
  readonly usadas: EquivalenciasUsadas | null
  readonly errores: readonly ErrorDeFila[]
  readonly erroresTotal: number
}

export type PasoDePaquete =
  | { readonly fin: false; readonly filas: FilasDePaquete; readonly leidas: number }
  | { readonly fin: true; readonly revisado: PaqueteRevisado }

/** Maximum number of errors of a data package that the job shows. The report file has all of them. */
const CONTADOS = 1_000

interface Lectura {
  readonly pedazos: AsyncIterator<FilasDePaquete>
  readonly revision: Promise<RevisionDePaquete>
  readonly informe: WriteStream
  readonly errores: ErrorDeFila[]
  erroresTotal: number
  leidas: number
  usadas: EquivalenciasUsadas | null
}

let lectura: Lectura | undefined

const abierta = (): Lectura => {
  if (lectura === undefined) throw new Error('No hay un paquete abierto')
  return lectura
}

const addValor = (copia: CopiaDeFilas, valor: ValorDePaquete): void => {
  if (typeof valor === 'boolean') copia.add(valor ? 't' : 'f')
  // `CopiaDeFilas` refuses a negative or very large number, so that number is added as a text.
  else if (typeof valor === 'number' && !isCopiable(valor)) copia.add(String(valor))
  else copia.add(valor)
}

const noteErrores = (actual: Lectura, errores: readonly ErrorDeFila[]): void => {
  actual.erroresTotal += errores.length
  for (const error of errores) {
    const { hoja, fila, columna, valor, regla, mensaje } = error
    // `textField` prevents a spreadsheet program from reading a value as a formula.
    actual.informe.write(
      lineOf([hoja, String(fila), columna, valor, regla, mensaje].map(textField)),
    )
    if (actual.errores.length < CONTADOS) actual.errores.push(error)
  }
}

const createEntrega = (push: (filas: FilasDePaquete) => Promise<void>) => {
  const copia = createCopiaDeFilas(PEDAZO * 2)
  let actual: { archivo: string; columnas: readonly string[]; filas: number } | undefined
  const flush = async (): Promise<void> => {
    if (actual === undefined) return
    const lleno = { ...actual, copia: copia.take() }
    actual = undefined
    await push(lleno)
  }
  const add = async (
    archivo: string,
    columnas: readonly string[],
    { buenas, rechazadas }: FilasRevisadas,
  ): Promise<void> => {
    if (actual !== undefined && actual.archivo !== archivo) await flush()
    actual ??= { archivo, columnas, filas: 0 }
    const addFilas = (filas: FilasRevisadas['buenas'], rechazada: boolean): void => {
      for (const { fila, valores } of filas) {
        copia.add(fila)
        for (const valor of valores) addValor(copia, valor)
        addValor(copia, rechazada)
        copia.endRow()
      }
    }
    addFilas(buenas, false)
    addFilas(rechazadas, true)
    actual.filas += buenas.length + rechazadas.length
    if (copia.size() >= PEDAZO) await flush()
  }
  return { add, flush }
}

/**
 * Begins to read a data package of the municipality. Each refused row goes at once to a report file, with its reason.
 *
 * @param guardadas saved mappings of file and column names, for a package without mappings of its own
 */
export const abrirPaquete = async ({
  path,
  informe: destino,
  guardadas,
}: {
  path: string
  informe: string
  guardadas: readonly EquivalenciaDeArchivo[]
}): Promise<void> => {
  const informe = createWriteStream(destino, { mode: 0o600 })
  informe.write(MARK + lineOf(['ARCHIVO', 'FILA', 'COLUMNA', 'VALOR', 'REGLA', 'MOTIVO']))
  const queue = createRowQueue<FilasDePaquete>()
  const entrega = createEntrega((filas) => queue.push([filas]))
  const read = async (): Promise<RevisionDePaquete> => {
    let paquete: Awaited<ReturnType<typeof openPaquete>> | undefined
    try {
      paquete = await openPaquete(path, { guardadas })
      abierta().usadas = paquete.usadas ?? null
      const revision = await reviewPaquete(paquete, {
        onRechazada: (errores) => noteErrores(abierta(), errores),
        onFilas: ({ nombre }: ArchivoDePaquete, presentes, filas) =>
          entrega.add(
            nombre,
            presentes.map((columna) => columna.nombre),
            filas,
          ),
      })
      await entrega.flush()
      return revision
    } catch (error) {
      if (!(error instanceof PaqueteError)) throw error
      throw new WorkerRefusal(400, `paquete-${error.codigo}`, error.message)
    } finally {
      paquete?.close()
    }
  }
  lectura = {
    pedazos: queue.rows[Symbol.asyncIterator](),
    informe,
    errores: [],
    erroresTotal: 0,
    leidas: 0,
    usadas: null,
    // `read` uses the variable `lectura`, which this statement is still assigning. `then` therefore delays `read` until
    // after the assignment.
    revision: Promise.resolve().then(read).finally(queue.end),
  }
  lectura.revision.catch(() => undefined)
}

export const siguientePaquete = async (): Promise<PasoDePaquete | Transfer<PasoDePaquete>> => {
  const actual = abierta()
  const paso = await actual.pedazos.next()
  if (paso.done !== true) {
    actual.leidas += paso.value.filas
    return new Transfer<PasoDePaquete>({ fin: false, filas: paso.value, leidas: actual.leidas }, [
      paso.value.copia.buffer,
    ])
  }
  const revision = await actual.revision
  const { errores, erroresTotal, usadas } = actual
  return { fin: true, revisado: { revision, usadas, errores, erroresTotal } }
}

export const sacarAdjuntos = async ({
  path,
  salidas,
}: {
  path: string
  salidas: readonly { readonly ruta: string; readonly destino: string }[]
}): Promise<void> => {
  const paquete = await openPaquete(path)
  try {
    for (const { ruta, destino } of salidas) {
      const adjunto = paquete.adjuntos.get(ruta)
      if (adjunto === undefined) throw new Error(`El paquete no trae ${ruta}`)
      await pipeline(await adjunto.open(), createWriteStream(destino, { mode: 0o600 }))
    }
  } finally {
    paquete.close()
  }
}

export const cerrarInforme = async ({
  errores,
}: {
  errores: readonly ErrorDeFila[]
}): Promise<void> => {
  const actual = abierta()
  noteErrores(actual, errores)
  actual.informe.end()
  await finished(actual.informe)
}
