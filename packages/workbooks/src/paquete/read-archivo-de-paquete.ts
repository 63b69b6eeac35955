import { createHash } from 'node:crypto'
import {
  type ArchivoDePaquete,
  createLectorDePaquete,
  createTraductorDeCelda,
  type ErrorDeFila,
  type ValorDePaquete,
} from '@apremia/core'
import { type EncabezadoDePaquete, readEncabezado } from './encabezado-de-paquete.ts'
import { archivoYHojaDe, type FuenteDePaquete } from './fuente-de-paquete.ts'
import { type LineaLeida, readLineas } from './lineas-de-csv.ts'
import { readLineasDeXlsx } from './lineas-de-xlsx.ts'
import { PaqueteError } from './paquete-error.ts'

export interface FilaDePaquete {
  readonly fila: number
  readonly escritas: readonly string[]
  readonly valores: readonly ValorDePaquete[]
}

export interface FilaRechazada {
  readonly errores: readonly ErrorDeFila[]
  /** Cells of the row that could be read. Null when the row has more cells than the heading row. */
  readonly leida: FilaDePaquete | null
}

export interface LoteDePaquete {
  readonly encabezado: EncabezadoDePaquete
  readonly filas: readonly FilaDePaquete[]
  readonly rechazadas: readonly FilaRechazada[]
}

const SHOWN = 200

/** Builds an error of a cell. The value of the cell, `valor`, is cut at 200 characters. */
export const buildErrorDeFila = (
  hoja: string,
  fila: number,
  columna: string,
  valor: string,
  [regla, mensaje]: readonly [string, string],
): ErrorDeFila => ({ hoja, fila, columna, valor: valor.slice(0, SHOWN), regla, mensaje })

/**
 * Tells whether the row has text to the right of the last heading. The usual cause is a cell without quotes that
 * contains the separator. The next cells are then in the wrong columns.
 */
const sobra = (celdas: readonly string[], ancho: number): boolean =>
  celdas.length > ancho && celdas.slice(ancho).some((celda) => celda.trim() !== '')

/**
 * Reads the rows of one package file in batches. At the end, the generator returns the SHA-256 of the bytes of the
 * file.
 *
 * @throws PaqueteError or WorkbookError when the whole file cannot be read
 */
export async function* readArchivoDePaquete(
  fuente: FuenteDePaquete,
  archivo: ArchivoDePaquete,
): AsyncGenerator<LoteDePaquete, { readonly sha256: string }, void> {
  const hash = createHash('sha256')
  const stream = await fuente.open()
  async function* hashed(): AsyncGenerator<Uint8Array, void, void> {
    for await (const chunk of stream) {
      hash.update(chunk as Uint8Array)
      yield chunk as Uint8Array
    }
  }
  const { equivalencia } = fuente
  const deLibro = /\.xlsx$/i.test(fuente.archivo)
  const lineas = deLibro
    ? readLineasDeXlsx(hashed(), fuente.hoja)
    : readLineas(hashed(), equivalencia?.codificacion)
  let traductores: readonly ReturnType<typeof createTraductorDeCelda>[] | undefined
  let encabezado: EncabezadoDePaquete | undefined
  let ancho = 0
  /** True when the columns of the uploaded file are the columns of the data package, in the same order. */
  let enSuLugar = false
  let read: ReturnType<typeof createLectorDePaquete> | undefined
  const readLinea = ({ fila, celdas, ilegibles }: LineaLeida): FilaDePaquete | FilaRechazada => {
    const { presentes, lugares } = encabezado as EncabezadoDePaquete
    const errorDe = (columna: string, valor: string, regla: string, mensaje: string) =>
      buildErrorDeFila(archivoYHojaDe(fuente), fila, columna, valor, [regla, mensaje])
    if (sobra(celdas, ancho)) {
      const { message } = new PaqueteError('sobran-celdas', ancho)
      const errores = [errorDe('', celdas.slice(ancho).join(' '), 'paquete.celdas', message)]
      return { errores, leida: null }
    }
    const escritas = enSuLugar
      ? celdas
      : lugares.map((lugar, i) =>
          lugar === -1
            ? (equivalencia?.columnas.get(presentes[i]?.nombre ?? '')?.fijo ?? '')
            : (celdas[lugar] ?? ''),
        )
    const traducidas = traductores?.map((traducir, i) => traducir(escritas[i] ?? ''))
    const problemaDe = (i: number): string | undefined => {
      const traducida = traducidas?.[i]
      const ilegible = ilegibles?.get(lugares[i] ?? -1)
      return ilegible ?? (traducida && 'mensaje' in traducida ? traducida.mensaje : undefined)
    }
    const malas =
      traducidas === undefined && ilegibles === undefined
        ? []
        : presentes.flatMap(({ nombre }, i) => {
            const mensaje = problemaDe(i)
            return mensaje === undefined
              ? []
              : [errorDe(nombre, escritas[i] ?? '', 'paquete.celda', mensaje)]
          })
    const leida = (read as NonNullable<typeof read>)(
      traducidas?.map((una) => ('celda' in una ? una.celda : '')) ?? escritas,
    )
    const { valores } = leida
    if (malas.length > 0) {
      const ilegible = (i: number): boolean => problemaDe(i) !== undefined
      const legibles = valores.map((valor, i) => (ilegible(i) ? null : valor))
      return { errores: malas, leida: { fila, escritas, valores: legibles } }
    }
    if (leida.ok) return { fila, escritas, valores }
    const errores = leida.motivos.map(({ campo, codigo, mensaje }) => {
      const lugar = presentes.findIndex(({ nombre }) => nombre === campo)
      return errorDe(campo, escritas[lugar] ?? '', codigo, mensaje)
    })
    return { errores, leida: { fila, escritas, valores } }
  }
  for await (const lote of lineas) {
    const [primera, ...otras] = lote
    if (primera === undefined) continue
    const filas: FilaDePaquete[] = []
    const rechazadas: FilaRechazada[] = []
    const datos = encabezado === undefined ? otras : lote
    if (encabezado === undefined) {
      encabezado = readEncabezado(archivo, primera.celdas, equivalencia)
      traductores =
        equivalencia &&
        encabezado.presentes.map((columna) =>
          createTraductorDeCelda(columna, equivalencia, deLibro),
        )
      ancho = primera.celdas.length
      enSuLugar = encabezado.lugares.every((lugar, i) => lugar === i)
      read = createLectorDePaquete(archivo, encabezado.presentes)
    }
    for (const linea of datos) {
      const leida = readLinea(linea)
      if ('valores' in leida) filas.push(leida)
      else rechazadas.push(leida)
    }
    yield { encabezado, filas, rechazadas }
  }
  if (encabezado === undefined) throw new PaqueteError('vacio')
  return { sha256: hash.digest('hex') }
}
