import { type Libro, nombreSinExtension } from '../args/read-libro.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const XLS = 'application/vnd.ms-excel'

export interface Upload {
  /** File name without extension, from which the result files take their names. */
  readonly base: string
  readonly files: { readonly file: { readonly data: Blob; readonly name: string } }
}

export const asUpload = ({ nombre, bytes, tipo }: Libro): Upload => ({
  base: nombreSinExtension(nombre),
  files: { file: { data: new Blob([bytes], { type: tipo === 'xls' ? XLS : XLSX }), name: nombre } },
})
