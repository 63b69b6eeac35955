import { saveBlob } from '../../api/documents.ts'

/** Saves a CSV as a file, whose name is made from the name of the workbook that the CSV describes. */
export const saveReport = (csv: string, nameOf: (libro: string) => string, archivo: string): void =>
  saveBlob(
    new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    nameOf(archivo.replace(/\.[^.]+$/, '')),
  )
