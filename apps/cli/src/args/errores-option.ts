import { writeFile } from 'node:fs/promises'
import type { ErrorDeFila } from '@apremia/core'
import { Option } from 'commander'
import type { Context } from '../context.ts'
import { explainFailure } from '../terminal/failure.ts'
import { buildErroresCsv } from '../terminal/row-errors.ts'

export const erroresOption = (): Option =>
  new Option('--errores <archivo.csv>', 'Guarda todas las filas con errores en un archivo')

export const saveErrores = async (
  { output }: Context,
  path: string | undefined,
  errores: readonly ErrorDeFila[],
): Promise<void> => {
  if (path === undefined || errores.length === 0) return
  await writeFile(path, buildErroresCsv(errores))
  output.note(`Filas con errores: ${path}`)
}

export const keepingErrores = async <T>(
  context: Context,
  path: string | undefined,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    await saveErrores(context, path, explainFailure(error).errores?.filas ?? [])
    throw error
  }
}
