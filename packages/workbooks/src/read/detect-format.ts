import { WorkbookError } from '../workbook-error.ts'

/** Container of a workbook: zip (.xlsx) or compound file (.xls). It is detected by content, never by file name. */
export type Container = 'zip' | 'compound'

const COMPOUND = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'

/**
 * Files that people rename to .xlsx and that are not workbooks. Each kind has its first bytes and its description for
 * the error message.
 */
const FOREIGN: readonly (readonly [magic: string, what: string])[] = [
  ['%PDF', 'es un PDF'],
  ['{\\rtf', 'es un documento RTF'],
  ['\x89PNG', 'es una imagen'],
  ['\xff\xd8\xff', 'es una imagen'],
  ['GIF8', 'es una imagen'],
  ['Rar!', 'es un archivo RAR'],
  ['7z\xbc\xaf', 'es un archivo 7z'],
  ['\x1f\x8b', 'es un archivo gzip'],
  ['MZ', 'es un programa'],
  ['\x7fELF', 'es un programa'],
  ['\x09\x00', 'es de una versión de Excel anterior a 1995'],
  ['\x09\x02', 'es de una versión de Excel anterior a 1995'],
  ['\x09\x04', 'es de una versión de Excel anterior a 1995'],
]

const describe = (bytes: Buffer): string => {
  const head = bytes.subarray(0, 512).toString('latin1')
  const foreign = FOREIGN.find(([magic]) => head.startsWith(magic))
  if (foreign) return foreign[1]
  const text = head
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
    .toLowerCase()
  if (/^<(!doctype html|html|head|body|table|meta)/.test(text)) return 'es una página HTML'
  if (text.startsWith('<')) return 'es un archivo XML'
  return bytes.subarray(0, 4096).includes(0)
    ? 'su contenido no se reconoce'
    : 'es un archivo de texto o CSV'
}

export const detectContainer = (bytes: Buffer): Container => {
  if (bytes.length === 0) throw new WorkbookError('archivo-vacio')
  const head = bytes.subarray(0, 8).toString('latin1')
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip'
  if (head === COMPOUND) return 'compound'
  throw new WorkbookError('formato', describe(bytes))
}
