import { saveBlob } from '../../api/documents.ts'

/**
 * Saves a CSV about a workbook as a file. `nameOf` makes the name of the CSV from `archivo`, the name of the workbook,
 * without its extension.
 */
export const saveReport = (csv: string, nameOf: (libro: string) => string, archivo: string): void =>
  saveBlob(
    new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    nameOf(archivo.replace(/\.[^.]+$/, '')),
  )
