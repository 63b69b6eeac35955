import type { Categoria } from '@apremia/core'
import { readBasicoCsv, writeBasicoEjemplo } from '@apremia/workbooks'
import { type Libro, nombreSinExtension } from '../args/read-libro.ts'
import { CliError } from '../terminal/cli-error.ts'
import type { Output } from '../terminal/output.ts'
import { countErrores } from '../terminal/row-errors.ts'

/**
 * Converts the input workbook (list of debts to claim in court) from CSV to the .xlsx that the service accepts (D93).
 * @throws CliError `filasInvalidas` with every row that cannot be read; WorkbookError when the whole file is wrong
 */
export const convertCsv = async (
  { nombre, bytes }: Libro,
  categoria: Categoria,
  output: Output,
): Promise<Libro> => {
  const { filas, errores, avisos } = await readBasicoCsv(bytes, { categoria })
  for (const aviso of avisos) output.warn(aviso)
  if (errores.length > 0) {
    throw new CliError('filasInvalidas', {
      codigo: 'filas-invalidas',
      mensaje: `No se procesó la planilla: ${countErrores(errores, errores.length)}.`,
      errores: { filas: errores, total: errores.length },
    })
  }
  return {
    nombre: `${nombreSinExtension(nombre)}.xlsx`,
    bytes: new Uint8Array(await writeBasicoEjemplo(categoria, filas)),
    tipo: 'xlsx',
  }
}
