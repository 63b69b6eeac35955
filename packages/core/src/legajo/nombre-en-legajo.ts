import type { DocumentoDeLegajo } from './decide-documentos-de-legajo.ts'

const EXTENSIONES: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'application/msword': 'doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
}

const LARGO = 70

/**
 * Returns the file name of a document in the zip of a bundle of case documents. The name begins with the position of
 * the document: '002_Carta-de-intimacion-N-310.pdf'. Only letters and digits of the document's name are kept, so that
 * no program reads the file name as a path.
 */
export const nombreEnLegajo = (
  { nombre, tipo }: Pick<DocumentoDeLegajo, 'nombre' | 'tipo'>,
  lugar: number,
): string => {
  const extension = EXTENSIONES[tipo] ?? 'bin'
  const limpio = nombre
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(new RegExp(`\\.${extension}$`, 'i'), '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, LARGO)
  return `${String(lugar).padStart(3, '0')}_${limpio || 'documento'}.${extension}`
}
