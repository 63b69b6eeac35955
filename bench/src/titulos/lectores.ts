import { readFile } from 'node:fs/promises'
import { CATALOGO_INICIAL, type FilaProcesada, validateFilasProcesadas } from '@apremia/core'
import { readProcesado } from '@apremia/workbooks'
import { CONTEXTO } from './sample.ts'

/**
 * Programs that read the workbook. The reader `verificable` is the product's, in an installation with a public address:
 * its titles print the QR code of the page that verifies them.
 */
export type Lector = 'apremia' | 'verificable' | 'sheetjs'

/**
 * Reads the workbook with the product's reader and validates every row, as the product does before it numbers the
 * executive titles (court claim documents).
 */
const readApremia = async (path: string): Promise<readonly FilaProcesada[]> => {
  const { categoria } = CONTEXTO
  const { hoja, filas, errores } = await readProcesado(await readFile(path), { categoria })
  const validas = validateFilasProcesadas({
    categoria,
    recursos: CATALOGO_INICIAL,
    hoja,
    filas: filas.map((fila) => ({ fila, selloValido: true, abogado: { baja: false } })),
  })
  if (errores.length > 0 || !validas.ok) throw new Error('La planilla de muestra tiene errores')
  return filas
}

export const readLibro = async (
  lector: Lector,
  path: string,
): Promise<readonly FilaProcesada[]> => {
  if (lector !== 'sheetjs') return readApremia(path)
  const { readWithSheetjs } = await import('./peers/sheetjs.ts')
  return readWithSheetjs(path)
}
