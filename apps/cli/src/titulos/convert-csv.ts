import type { Categoria } from '@apremia/core'
import { readBasicoCsv, writeBasicoEjemplo } from '@apremia/workbooks'
import { CliError } from '../cli-error.ts'
import type { Output } from '../output.ts'
import { type Libro, nombreSinExtension } from '../read-libro.ts'
import { countErrores } from '../row-errors.ts'

/**
 * A basic workbook in CSV, as the .xlsx the service takes (D93).
 * @throws CliError `filasInvalidas` with every row that cannot be read; WorkbookError for the whole file
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
