import type { Categoria } from '@apremia/core'
import { readLibroDeArchivo } from '../args/read-libro.ts'
import type { Context } from '../context.ts'
import { asUpload, type Upload } from '../http/upload.ts'
import { CliError } from '../terminal/cli-error.ts'

/**
 * Reads the input workbook (list of debts to claim in court) to upload. A .csv is first converted to .xlsx, because the
 * server accepts no .csv (D93).
 */
export const readBasicoUpload = async (
  { interrupt, output }: Context,
  path: string,
  categoria: Categoria,
): Promise<Upload> => {
  const libro = await readLibroDeArchivo(path, interrupt.signal)
  if (libro.tipo !== 'csv') return asUpload(libro)
  const { convertCsv } = await import('./convert-csv.ts')
  return asUpload(await convertCsv(libro, categoria, output))
}

/**
 * Reads the workbook that an earlier command processed, to upload it. A .csv is not accepted, because a .csv cannot
 * hold the sheet 'Detalle'.
 */
export const readProcesadoUpload = async (
  { interrupt }: Context,
  path: string,
): Promise<Upload> => {
  const libro = await readLibroDeArchivo(path, interrupt.signal)
  if (libro.tipo !== 'csv') return asUpload(libro)
  throw new CliError('falla', {
    codigo: 'formato',
    mensaje: `${libro.nombre} no es una planilla procesada (.xlsx o .xls).`,
    sugerencias: ['Un .csv se procesa antes: apremia titulos procesar <archivo> --categoria …'],
  })
}
