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
 * Returns the name of a file in the zip of a case: '002_Carta-de-intimacion-N-310.pdf'. The number is the position of
 * the document. Only letters and digits of the document's name remain, so that no program reads the name as a path.
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
