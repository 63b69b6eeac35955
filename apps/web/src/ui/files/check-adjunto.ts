import { interpolar, TOPES_DE_ADJUNTOS as TOPES, textos } from '@apremia/core'
import { toHex } from '../../api/to-hex.ts'
import { formatBytes } from '../format.ts'

const { adjuntos } = textos.documentos

/** Extensions that the file picker offers (D94). */
export const TIPOS_DE_ADJUNTO = '.pdf,.doc,.docx,.jpg,.jpeg,.png'

/** Hexadecimal first bytes of each accepted file type, by file extension. */
const FIRMAS: readonly { readonly fin: RegExp; readonly firma: string }[] = [
  { fin: /\.pdf$/i, firma: '255044462d' },
  { fin: /\.docx$/i, firma: '504b0304' },
  { fin: /\.doc$/i, firma: 'd0cf11e0' },
  { fin: /\.jpe?g$/i, firma: 'ffd8ff' },
  { fin: /\.png$/i, firma: '89504e47' },
]

const firmaDe = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.slice(0, 5).arrayBuffer())
  return toHex(bytes)
}

/**
 * Returns the reason why a file cannot be attached, or undefined when it can. The server repeats the check.
 *
 * @param ajenos files that another field sends in the same request
 */
export const checkAdjunto = async (
  file: File,
  otros: readonly File[],
  ajenos: readonly File[] = [],
): Promise<string | undefined> => {
  const tipo = FIRMAS.find(({ fin }) => fin.test(file.name))
  if (tipo === undefined) return adjuntos.otroTipo
  if (file.name.normalize('NFC').length > TOPES.nombre)
    return interpolar(adjuntos.nombreLargo, { n: TOPES.nombre })
  if (file.size === 0) return adjuntos.vacio
  if (file.size > TOPES.porArchivo) {
    const tope = formatBytes(TOPES.porArchivo)
    return interpolar(adjuntos.grande, { tope, tamano: formatBytes(file.size) })
  }
  if (otros.length + ajenos.length >= TOPES.archivos)
    return interpolar(adjuntos.muchos, { n: TOPES.archivos })
  // macOS stores an accented letter as a letter and an accent, and the server joins them (NFC). Names are compared in
  // NFC, so that the same file is not attached twice.
  const nombre = file.name.normalize('NFC')
  if (otros.some(({ name, size }) => name.normalize('NFC') === nombre && size === file.size))
    return adjuntos.repetido
  const total = [...otros, ...ajenos].reduce((suma, { size }) => suma + size, file.size)
  if (total > TOPES.total) return interpolar(adjuntos.total, { tope: formatBytes(TOPES.total) })
  return (await firmaDe(file)).startsWith(tipo.firma) ? undefined : adjuntos.otroContenido
}
