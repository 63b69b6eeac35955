import { createHash, type Hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { PaqueteZip } from '@apremia/workbooks'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { DocumentoDanado } from '../documentos/documento-danado.ts'
import type { Documentos } from '../documentos/documentos.ts'
import { type LoteZipAbierto, openLoteZip } from '../lotes/lote-zip.ts'
import { nombreDeTitulo } from '../titulos/nombre-de-titulo.ts'
import { DOCUMENTOS_DE_FILA } from './papel-de-salida.ts'
import type { FilaDeArchivo } from './read-filas.ts'

interface Origen {
  readonly ruta: string
  readonly sha256: string
  /**
   * Only for the PDF of an executive title, which is inside the zip of its batch. `sha256` is the hash of the zip, and
   * `nombre` is the name of the PDF in the zip.
   */
  readonly lote?: { readonly sha256: string; readonly nombre: string }
  /** Number of a demand letter whose PDF is not in the document store. The export prints the letter again. */
  readonly carta?: number
}

/** Prints demand letters again. The keys of the result are the letter numbers, and the values are the PDFs. */
export type PrintCartas = (numeros: readonly number[]) => Promise<ReadonlyMap<number, Uint8Array>>

/**
 * Number of letters printed by one worker thread. With fewer letters, starting the threads costs too much. With more,
 * one thread is occupied too long.
 */
const CARTAS_POR_VEZ = 50

interface DocumentoDeFila {
  /** SHA-256 of the stored document. Null for a demand letter, which the export prints again. */
  readonly sha256: string | null
  readonly carta?: number | null
  readonly nombre?: string
  /** Folder of the document in the data package. Absent for a document of a legal action. */
  readonly carpeta?: string
  readonly lote?: string
  /**
   * Path of the document in the data package. When absent, the path is made from the number of the executive title or
   * legal action.
   */
  readonly ruta?: string
  readonly columna?: string
}

const LARGO_DE_NOMBRE = 120

const nameInside = (nombre: string): string => {
  const extension = /\.(pdf|docx)$/i.exec(nombre)?.[0] ?? '.pdf'
  const limpio = [...nombre.normalize('NFC')]
    .map((letra) => (letra < ' ' || ':|/\\'.includes(letra) ? '_' : letra))
    .join('')
    .replace(/\.(pdf|docx)$/i, '')
    .slice(0, LARGO_DE_NOMBRE)
    .trim()
  return `${limpio === '' ? 'documento' : limpio}${extension}`
}

export interface AdjuntosDeSalida {
  /**
   * When the document store is on another machine, asks it once which documents it has. Call this function before the
   * transaction that reads the rows.
   */
  readonly prepare: () => Promise<void>
  /**
   * Returns the CSV cell with the paths of the documents of a row, and queues the documents for `write`. A document
   * that is missing from the store is counted and left out.
   */
  readonly take: (fila: FilaDeArchivo, columna: string) => Promise<string>
  readonly count: () => number
  /**
   * Writes the queued documents to the zip.
   *
   * @returns number of documents missing from the store, and number of documents whose bytes do not match the stored
   *   hash
   */
  readonly write: (
    zip: PaqueteZip,
    printCartas: PrintCartas,
    onEscrito: (hechos: number) => void,
  ) => Promise<{ readonly faltan: number; readonly alterados: number }>
}

/**
 * Opens the zip of a batch of executive titles. `withPath` lends the path of the zip only while it runs, but the opened
 * zip can be read afterwards. Returns undefined when the zip is missing or damaged.
 */
const openWith = async (
  withPath: Documentos['withPath'],
  sha256: string,
): Promise<LoteZipAbierto | undefined> => {
  try {
    return await withPath(sha256, openLoteZip)
  } catch (error) {
    if (error instanceof DocumentoDanado) return undefined
    throw error
  }
}

/**
 * Opens the zip of a batch of executive titles. If that fails, compares the local copy of the zip with its hash. A
 * damaged copy is replaced by the copy in the store.
 */
const openChecked = (
  { withPath, withCheckedPath }: Documentos,
  sha256: string,
): Promise<LoteZipAbierto | undefined> =>
  openWith(
    (uno, work) =>
      withPath(uno, work).catch((error: unknown) => {
        if (isAlmacenSinRespuesta(error)) throw error
        return withCheckedPath(uno, work)
      }),
    sha256,
  )

/** Opens the zips of batches of executive titles, one at a time: opening a zip closes the previous one. */
const createLotes = (documentos: Documentos) => {
  let abierto: { readonly sha256: string; readonly zip: LoteZipAbierto | undefined } | undefined
  const close = () => {
    abierto?.zip?.close()
    abierto = undefined
  }
  return {
    close,
    /**
     * Closes the open zip and opens the zip with the hash `sha256`. First compares the local copy of that zip with the
     * hash. A damaged copy is replaced from the store.
     */
    reopen: async (sha256: string): Promise<LoteZipAbierto | undefined> => {
      close()
      const zip = await openWith(documentos.withCheckedPath, sha256)
      abierto = { sha256, zip }
      return zip
    },
    open: async (sha256: string): Promise<LoteZipAbierto | undefined> => {
      if (abierto?.sha256 === sha256) return abierto.zip
      close()
      const zip = await openChecked(documentos, sha256)
      abierto = { sha256, zip }
      return zip
    },
  }
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function* updateHash(hash: Hash, bytes: Readable): AsyncGenerator<Buffer> {
  for await (const chunk of bytes) {
    hash.update(chunk as Buffer)
    yield chunk as Buffer
  }
}

/**
 * Creates the object that adds documents to a data package. First `take` gives each document its path, while the rows
 * are written. Afterwards `write` copies the documents.
 */
export const createAdjuntosDeSalida = (documentos: Documentos): AdjuntosDeSalida => {
  const origenes: Origen[] = []
  const lotes = createLotes(documentos)
  /**
   * Hashes of the documents in a store on another machine, so that the transaction does not ask the store about each
   * document.
   */
  const guardados = new Set<string>()
  let faltan = 0
  const isThere = async ({ sha256, lote, carta }: Origen): Promise<boolean> => {
    if (carta !== undefined) return true
    return lote === undefined
      ? guardados.has(sha256) || documentos.has(sha256)
      : ((await lotes.open(lote.sha256))?.has(lote.nombre) ?? false)
  }
  const toOrigen = (
    numero: number,
    { sha256: guardado, nombre, carpeta, lote, ruta, carta }: DocumentoDeFila,
    orden: number,
  ): Origen => {
    const sha256 = guardado ?? ''
    if (ruta !== undefined)
      return { ...{ ruta, sha256 }, ...(guardado === null && carta ? { carta } : {}) }
    const titulo = nombreDeTitulo(numero)
    if (nombre !== undefined)
      return {
        ruta: `${carpeta ?? `actuaciones/${numero}/${orden}`}/${nameInside(nombre)}`,
        sha256,
      }
    return {
      ...{ ruta: `titulos/${titulo}`, sha256 },
      ...(lote === undefined ? {} : { lote: { sha256: lote, nombre: titulo } }),
    }
  }
  const readDeLote = async (
    sha256: string,
    lote: { readonly sha256: string; readonly nombre: string },
  ): Promise<Buffer | undefined> => {
    const leidos = await lotes
      .open(lote.sha256)
      .then((uno) => uno?.read(lote.nombre))
      .catch((error: unknown) => {
        if (isAlmacenSinRespuesta(error)) throw error
        return undefined
      })
    if (leidos !== undefined && hashOf(leidos) === sha256) return leidos
    // The PDF could not be read from the zip, or has a wrong hash. The local copy of the zip may be damaged. `reopen`
    // checks that copy, and replaces a damaged one with the copy in the store.
    return (await lotes.reopen(lote.sha256))?.read(lote.nombre)
  }
  const writeUno = async (
    zip: PaqueteZip,
    impresa: Uint8Array | undefined,
    { ruta, sha256, lote, carta }: Origen,
  ): Promise<boolean> => {
    if (carta !== undefined) {
      await zip.addAdjunto(ruta, () => Readable.from([Buffer.from(impresa ?? [])]))
      return impresa !== undefined
    }
    if (lote === undefined) {
      const hash = createHash('sha256')
      await zip.addAdjunto(ruta, async () =>
        Readable.from(updateHash(hash, await documentos.readRaw(sha256)), { objectMode: false }),
      )
      return hash.digest('hex') === sha256
    }
    const leidos = await readDeLote(sha256, lote)
    if (leidos === undefined) return false
    await zip.addAdjunto(ruta, () => Readable.from([leidos]))
    return hashOf(leidos) === sha256
  }
  return {
    prepare: async () => {
      if (!documentos.lejano) return
      for await (const archivados of documentos.listStored())
        for (const { nombre } of archivados) guardados.add(nombre)
    },
    count: () => origenes.length,
    take: async (fila, columna) => {
      const dichos: readonly DocumentoDeFila[] = JSON.parse(fila[DOCUMENTOS_DE_FILA] ?? '[]')
      const rutas: string[] = []
      for (const [i, uno] of dichos.entries()) {
        if (uno.columna !== undefined && uno.columna !== columna) continue
        const origen = toOrigen(Number(fila.NUMERO), uno, i + 1)
        if (!(await isThere(origen))) {
          faltan += 1
          continue
        }
        origenes.push(origen)
        rutas.push(origen.ruta)
      }
      return rutas.join('|')
    },
    write: async (zip, printCartas, onEscrito) => {
      let alterados = 0
      let impresas: ReadonlyMap<number, Uint8Array> = new Map()
      const impresaDe = async (i: number): Promise<Uint8Array | undefined> => {
        const numero = origenes[i]?.carta
        if (numero === undefined) return undefined
        if (!impresas.has(numero)) {
          const cartas: number[] = []
          for (let j = i; j < origenes.length && cartas.length < CARTAS_POR_VEZ; j++) {
            const otra = origenes[j]?.carta
            if (otra !== undefined) cartas.push(otra)
          }
          impresas = await printCartas(cartas)
        }
        return impresas.get(numero)
      }
      try {
        for (const [i, origen] of origenes.entries()) {
          if (!(await writeUno(zip, await impresaDe(i), origen))) alterados += 1
          onEscrito(i + 1)
        }
      } finally {
        lotes.close()
      }
      return { faltan, alterados }
    },
  }
}
