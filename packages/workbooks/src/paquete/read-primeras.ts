import { CODIFICACIONES, type Codificacion } from '@apremia/core'
import type { FuenteDePaquete } from './fuente-de-paquete.ts'
import { type LineaLeida, readLineas } from './lineas-de-csv.ts'
import { readLineasDeXlsx } from './lineas-de-xlsx.ts'
import { PaqueteError } from './paquete-error.ts'

export const isLibro = ({ archivo }: Pick<FuenteDePaquete, 'archivo'>): boolean =>
  /\.xlsx$/i.test(archivo)

const readPrimeras = async (
  fuente: FuenteDePaquete,
  codificacion: Codificacion,
  filas: number,
): Promise<readonly LineaLeida[]> => {
  const bytes = await fuente.open()
  const lineas: LineaLeida[] = []
  try {
    for await (const lote of isLibro(fuente)
      ? readLineasDeXlsx(bytes, fuente.hoja)
      : readLineas(bytes, codificacion)) {
      lineas.push(...lote.slice(0, filas + 1 - lineas.length))
      if (lineas.length > filas) break
    }
  } finally {
    bytes.destroy()
  }
  if (lineas.length === 0) throw new PaqueteError('vacio')
  return lineas
}

/**
 * Reads the first rows of a file and detects its encoding. A file that is not UTF-8 is read as Windows-1252, in which
 * every byte is a character.
 */
export const readEnSuCodificacion = async (fuente: FuenteDePaquete, filas: number) => {
  const [primera, segunda] = CODIFICACIONES
  try {
    return { codificacion: primera, lineas: await readPrimeras(fuente, primera, filas) }
  } catch (error) {
    if (!(error instanceof PaqueteError && error.codigo === 'codificacion')) throw error
    return { codificacion: segunda, lineas: await readPrimeras(fuente, segunda, filas) }
  }
}

/**
 * Returns the first rows of the file. The list is empty when the file cannot be read: that error is reported later,
 * when all its rows are read.
 */
export const readTitulos = async (fuente: FuenteDePaquete): Promise<readonly string[]> => {
  try {
    const { lineas } = await readEnSuCodificacion(fuente, 0)
    return lineas[0]?.celdas ?? []
  } catch {
    return []
  }
}
