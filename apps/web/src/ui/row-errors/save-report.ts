import { saveBlob } from '../../api/documents.ts'

/** Gives the person a CSV as a file named after the workbook that it speaks of. */
export const saveReport = (csv: string, nameOf: (libro: string) => string, archivo: string): void =>
  saveBlob(
    new Blob([csv], { type: 'text/csv;charset=utf-8' }),
    nameOf(archivo.replace(/\.[^.]+$/, '')),
  )
