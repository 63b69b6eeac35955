import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  ARCHIVOS_DEL_PAQUETE,
  type ArchivoDePaquete,
  type Fecha,
  interpolar,
  MANIFIESTO,
  textos,
} from '@apremia/core'
import { formatCsv, lineOf, type PaqueteZip, textField } from '@apremia/workbooks'
import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'
import type { AdjuntosDeSalida } from './adjuntos-de-salida.ts'
import { consultaDeArchivo } from './consulta-de-archivo.ts'
import type { CeldaDeSalida, ConsultaDeArchivo } from './papel-de-salida.ts'
import { type FilaDeArchivo, readFilas } from './read-filas.ts'
import type { ArchivoDeSalida } from './salida-table.ts'

const t = textos.salidas

interface PorEscribir {
  readonly zip: PaqueteZip
  readonly adjuntos: AdjuntosDeSalida
  readonly signal: AbortSignal
  readonly progress: (hecho: number, total: number, paso: string) => void
  /** Day up to which the interest of the debt is calculated. */
  readonly liquidadoAl: Fecha
  readonly emitido: string
}

interface Contado extends Pick<ConsultaDeArchivo, 'filas' | 'celdas'> {
  readonly archivo: ArchivoDePaquete
  readonly total: number
}

/**
 * Counts the rows of each file of the data package. Leaves out empty files, because an installation that loads an empty
 * file deletes all its rows of that kind.
 */
const countArchivos = async (tx: Tx): Promise<Contado[]> => {
  const contados: Contado[] = []
  for (const archivo of ARCHIVOS_DEL_PAQUETE) {
    const { filas, celdas, total } = consultaDeArchivo(archivo)
    const { rows } = await tx.execute<{ n: number }>(sql.raw(total))
    const n = rows[0]?.n ?? 0
    if (n > 0) contados.push({ archivo, filas, celdas, total: n })
  }
  return contados
}

/**
 * Chooses the load mode of a file for the manifest of the data package. The mode is 'completo' (the file has all the
 * rows) when the file admits it. Otherwise it is the first mode that the file admits.
 */
const modoDe = ({ modos }: ArchivoDePaquete): string =>
  modos.includes('completo') ? 'completo' : modos[0]

interface ArchivoEscrito {
  readonly filas: number
  readonly sha256: string
}

/**
 * Writes the rows of every file of the package, and the manifest. The caller writes the documents afterwards.
 *
 * @param tx transaction that sees one snapshot of the database
 */
export const writeArchivosDeSalida = async (
  tx: Tx,
  { zip, adjuntos, signal, progress, liquidadoAl, emitido }: PorEscribir,
): Promise<readonly ArchivoDeSalida[]> => {
  const contados = await countArchivos(tx)
  const total = contados.reduce((suma, uno) => suma + uno.total, 0)
  let hechas = 0
  /** Formats a row as a line of CSV. Only cells with documents are awaited, because millions of `await` are slow. */
  const lineOfFila = async (
    celdas: readonly CeldaDeSalida[],
    fila: FilaDeArchivo,
  ): Promise<string> => {
    const escritas: string[] = []
    for (const { alias, clase } of celdas) {
      const valor = clase === 'adjuntos' ? await adjuntos.take(fila, alias) : (fila[alias] ?? '')
      escritas.push(clase === 'joined' ? valor : textField(valor))
    }
    return lineOf(escritas)
  }
  async function* linesOf(
    { archivo, filas: consulta, celdas }: Contado,
    onFin: (escrito: ArchivoEscrito) => void,
  ): AsyncGenerator<string> {
    const hash = createHash('sha256')
    let filas = 0
    const note = (texto: string): string => {
      hash.update(texto)
      return texto
    }
    yield note(formatCsv([archivo.columnas.map(({ nombre }) => nombre)]))
    for await (const lote of readFilas(tx, consulta)) {
      signal.throwIfAborted()
      let texto = ''
      for (const fila of lote) texto += await lineOfFila(celdas, fila)
      filas += lote.length
      hechas += lote.length
      progress(hechas, total, interpolar(t.pasos.escribiendo, { archivo: archivo.nombre }))
      yield note(texto)
    }
    onFin({ filas, sha256: hash.digest('hex') })
  }
  const manifiesto: string[][] = [MANIFIESTO.columnas.map(({ nombre }) => nombre)]
  const escritos: ArchivoDeSalida[] = []
  for (const contado of contados) {
    const { archivo } = contado
    const dia = archivo.nombre === 'deuda' ? liquidadoAl : ''
    const note = ({ filas, sha256 }: ArchivoEscrito) => {
      manifiesto.push([archivo.nombre, String(filas), sha256, modoDe(archivo), dia, emitido])
      escritos.push({ archivo: archivo.nombre, filas })
    }
    await zip.add(`${archivo.nombre}.csv`, () => Readable.from(linesOf(contado, note)))
  }
  await zip.add('manifiesto.csv', () => Readable.from([formatCsv(manifiesto)]))
  return escritos
}
