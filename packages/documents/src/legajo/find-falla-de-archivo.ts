import type { FallaDeArchivo } from '@apremia/core'
import { PDF } from '@libpdf/core'
import { addImagePage } from './add-image-page.ts'
import { readPdfSuelto } from './read-pdf-suelto.ts'

const tryPdf = async (bytes: Uint8Array): Promise<FallaDeArchivo | null> => {
  const suelto = await readPdfSuelto(bytes)
  if (suelto.falla !== null) return suelto.falla
  const paginas = Array.from({ length: suelto.paginas }, (_, i) => i)
  await PDF.create().copyPagesFrom(suelto.pdf, paginas)
  return null
}

/** Returns the reason why a PDF or image cannot be a page of a case file (`legajo`), or null when it can be one. */
export const findFallaDeArchivo = async ({
  tipo,
  bytes,
}: {
  readonly tipo: string
  readonly bytes: Uint8Array
}): Promise<FallaDeArchivo | null> => {
  try {
    if (tipo === 'application/pdf') return await tryPdf(bytes)
    addImagePage(PDF.create(), bytes)
    return null
  } catch {
    return 'danado'
  }
}
