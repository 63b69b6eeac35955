import { writeFile } from 'node:fs/promises'
import { saveErrores } from '../args/errores-option.ts'
import type { Context } from '../context.ts'
import type { Upload } from '../http/upload.ts'
import { explainFailure } from '../terminal/failure.ts'

/**
 * Saves the refused rows of an uploaded workbook at `path`. The saved file is a workbook with the original columns and
 * the reasons, or a CSV list of the errors when `path` ends in .csv.
 */
const saveRechazadas = async (
  context: Context,
  path: string,
  { files }: Upload,
  error: unknown,
): Promise<void> => {
  const filas = explainFailure(error).errores?.filas ?? []
  if (filas.length === 0) return
  if (/\.csv$/i.test(path)) return saveErrores(context, path, filas)
  const { buildActuacionesRechazadas } = await import('@apremia/workbooks')
  const bytes = new Uint8Array(await files.file.data.arrayBuffer())
  await writeFile(path, await buildActuacionesRechazadas(bytes, filas))
  context.output.note(`Filas rechazadas: ${path}`)
}

export const keepingRechazadas = async <T>(
  context: Context,
  path: string | undefined,
  upload: Upload,
  work: () => Promise<T>,
): Promise<T> => {
  try {
    return await work()
  } catch (error) {
    if (path !== undefined) await saveRechazadas(context, path, upload, error)
    throw error
  }
}
