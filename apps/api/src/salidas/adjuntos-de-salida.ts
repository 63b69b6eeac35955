import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { PaqueteZip } from '@apremia/workbooks'
import type { Documentos } from '../documentos/documentos.ts'
import { type LoteZipAbierto, openLoteZip } from '../lotes/lote-zip.ts'
import { nombreDeTitulo } from '../titulos/nombre-de-titulo.ts'
import { DOCUMENTOS_DE_FILA } from './papel-de-salida.ts'
import type { FilaDeArchivo } from './read-filas.ts'

interface Origen {
  readonly ruta: string
  readonly sha256: string
  /** Lot whose zip has it, under this name; the store itself when there is none. */
  readonly lote?: { readonly sha256: string; readonly nombre: string }
  /** Number of the letter that is printed, and kept nowhere. */
  readonly carta?: number
}

/** Prints letters made here, by their number. */
export type PrintCartas = (numeros: readonly number[]) => Promise<ReadonlyMap<number, Uint8Array>>

/** Letters printed at a time: a thread of their own is not worth less, and is not kept from others for long. */
const CARTAS_POR_VEZ = 50

interface DocumentoDeFila {
  /** Null for a letter that is printed. */
  readonly sha256: string | null
  readonly carta?: number | null
  readonly nombre?: string
  readonly lote?: string
  /** Path in the package, when the number of a title or an action does not give it. */
  readonly ruta?: string
  /** Column of the document, when the file has several. */
  readonly columna?: string
}

/** Characters that the name of a file keeps. */
const LARGO_DE_NOMBRE = 120

/** Makes a name that a path of the package admits from the name given by the sender. */
const nameInside = (nombre: string): string => {
  const extension = /\.pdf$/i.exec(nombre)?.[0] ?? '.pdf'
  const limpio = nombre
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a name with one is written without it
    .replace(/[\u0000-\u001f:|/\\]/g, '_')
    .replace(/\.pdf$/i, '')
    .slice(0, LARGO_DE_NOMBRE)
    .trim()
  return `${limpio === '' ? 'documento' : limpio}${extension}`
}

export interface AdjuntosDeSalida {
  /**
   * Adds the documents of a row to the ones to write, and returns the value of its column. Documents missing from the
   * store are left out and counted.
   */
  readonly take: (fila: FilaDeArchivo, columna: string) => Promise<string>
  readonly count: () => number
  /** Writes the documents that were taken. @returns how many were missing, and how many are not the ones kept */
  readonly write: (
    zip: PaqueteZip,
    printCartas: PrintCartas,
    onEscrito: (hechos: number) => void,
  ) => Promise<{ readonly faltan: number; readonly alterados: number }>
}

/** Lots one after another, each open only while its documents are asked for. */
const createLotes = (documentos: Documentos) => {
  let abierto: { readonly sha256: string; readonly zip: LoteZipAbierto | undefined } | undefined
  const close = () => {
    abierto?.zip?.close()
    abierto = undefined
  }
  return {
    close,
    open: async (sha256: string): Promise<LoteZipAbierto | undefined> => {
      if (abierto?.sha256 === sha256) return abierto.zip
      close()
      const zip = await openLoteZip(documentos.pathOf(sha256)).catch(() => undefined)
      abierto = { sha256, zip }
      return zip
    },
  }
}

/** Documents of an exported package: named as its rows are written, and copied after them. */
export const createAdjuntosDeSalida = (documentos: Documentos): AdjuntosDeSalida => {
  const origenes: Origen[] = []
  const lotes = createLotes(documentos)
  let faltan = 0
  const isThere = async ({ sha256, lote, carta }: Origen): Promise<boolean> => {
    if (carta !== undefined) return true
    return lote === undefined
      ? stat(documentos.pathOf(sha256)).then(
          () => true,
          () => false,
        )
      : ((await lotes.open(lote.sha256))?.has(lote.nombre) ?? false)
  }
  const toOrigen = (
    numero: number,
    { sha256: guardado, nombre, lote, ruta, carta }: DocumentoDeFila,
    orden: number,
  ): Origen => {
    const sha256 = guardado ?? ''
    if (ruta !== undefined)
      return { ...{ ruta, sha256 }, ...(guardado === null && carta ? { carta } : {}) }
    const titulo = nombreDeTitulo(numero)
    if (nombre !== undefined)
      return { ruta: `actuaciones/${numero}/${orden}/${nameInside(nombre)}`, sha256 }
    return {
      ...{ ruta: `titulos/${titulo}`, sha256 },
      ...(lote === undefined ? {} : { lote: { sha256: lote, nombre: titulo } }),
    }
  }
  /** @returns whether its bytes are equal to the stored ones */
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
      const falla = await documentos.check(sha256)
      await zip.addAdjunto(ruta, () => createReadStream(documentos.pathOf(sha256)))
      return falla === undefined
    }
    const bytes = await (await lotes.open(lote.sha256))?.read(lote.nombre)
    if (bytes === undefined) return false
    await zip.addAdjunto(ruta, () => Readable.from([bytes]))
    return createHash('sha256').update(bytes).digest('hex') === sha256
  }
  return {
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
