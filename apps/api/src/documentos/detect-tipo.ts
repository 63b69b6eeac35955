import { readFile } from 'node:fs/promises'

const startsWith = (bytes: Buffer, magic: readonly number[]): boolean =>
  magic.every((byte, index) => bytes[index] === byte)

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Name of the stream that every Word 97 document contains, in the encoding of the file (UTF-16). */
const WORD_97 = Buffer.from('WordDocument', 'utf16le')

/**
 * Tells whether a zip file is a Word document without macros. Looks for the names of the files inside the zip, which a
 * zip does not compress.
 */
const isDocx = (bytes: Buffer): boolean =>
  bytes.includes('[Content_Types].xml') &&
  bytes.includes('word/document.xml') &&
  !bytes.includes('vbaProject.bin')

/**
 * Detects the type of an attached file by its content: pdf, doc, docx, jpg or png (D94). Returns undefined for any
 * other content, whatever the name of the file.
 */
export const detectTipo = async (path: string): Promise<string | undefined> => {
  const bytes = await readFile(path)
  if (bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) return 'application/pdf'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return isDocx(bytes) ? DOCX : undefined
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
    return bytes.includes(WORD_97) ? 'application/msword' : undefined
  return undefined
}
