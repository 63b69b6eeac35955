import { nombreSinExtension, readLibroDeArchivo } from '../args/read-libro.ts'
import type { Context } from '../context.ts'
import { asUpload, type Upload } from './upload.ts'

export const readLibroUpload = async ({ interrupt }: Context, path: string): Promise<Upload> => {
  const libro = await readLibroDeArchivo(path, interrupt.signal)
  if (libro.tipo !== 'csv') return asUpload(libro)
  const { convertCsvToWorkbook } = await import('@apremia/workbooks')
  return asUpload({
    nombre: `${nombreSinExtension(libro.nombre)}.xlsx`,
    bytes: new Uint8Array(await convertCsvToWorkbook(libro.bytes)),
    tipo: 'xlsx',
  })
}
