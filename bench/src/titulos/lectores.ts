import { readFile } from 'node:fs/promises'
import {
  CATALOGO_INICIAL,
  type FilaProcesada,
  fundamentosDe,
  type VersionDeTitulo,
  validateFilasProcesadas,
} from '@apremia/core'
import { readProcesado } from '@apremia/workbooks'
import { CONTEXTO, FUNDAMENTOS } from './sample.ts'

/**
 * Program that reads the workbook of executive titles:
 * - 'sheetjs' is the competing library. The others are the reader of the product.
 * - 'apremia-v2' reads titles of version 2, which need the legal basis of their tax.
 * - 'verificable' reads titles with the QR code of their verification page.
 * - 'firmable' reads titles of version 2 with that QR code and a field for a digital signature.
 */
export type Lector = 'apremia' | 'apremia-v2' | 'firmable' | 'verificable' | 'sheetjs'

export const versionDeLector = (lector: Lector): VersionDeTitulo =>
  lector === 'apremia-v2' || lector === 'firmable' ? 2 : 1

/**
 * Reads the workbook with the product's reader and validates every row, as the product does before it numbers the
 * executive titles.
 */
const readApremia = async (
  path: string,
  version: VersionDeTitulo,
): Promise<readonly FilaProcesada[]> => {
  const { categoria } = CONTEXTO
  const { hoja, filas, errores } = await readProcesado(await readFile(path), { categoria })
  const validas = validateFilasProcesadas({
    categoria,
    recursos: CATALOGO_INICIAL,
    fundamentos: fundamentosDe(version, FUNDAMENTOS),
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
  if (lector !== 'sheetjs') return readApremia(path, versionDeLector(lector))
  const { readWithSheetjs } = await import('./peers/sheetjs.ts')
  return readWithSheetjs(path)
}
