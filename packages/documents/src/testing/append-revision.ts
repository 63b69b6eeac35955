import { createHash } from 'node:crypto'
import { readObjects } from './read-pdf.ts'

/** Objects that a revision of a PDF (an incremental save) adds, by object number. */
export type Objetos = Readonly<Record<number, string>>

/** Numbers of the PDF objects of an issued title that a digital signature or an attack changes. */
export interface PartesDeTitulo {
  readonly catalog: number
  readonly form: number
  readonly field: number
  /** Object number of the page with the signature field. */
  readonly page: number
  readonly contents: number
  readonly info: number
  readonly textOf: (number: number) => string
  /** First object number that the PDF does not use. */
  readonly size: number
}

export const partesDe = (bytes: Uint8Array): PartesDeTitulo => {
  const objects = readObjects(bytes)
  const find = (part: string) => {
    const found = [...objects].find(([, { text }]) => text.includes(part))
    if (!found) throw new Error(`No hay ${part}`)
    return found[0]
  }
  const textOf = (number: number) => objects.get(number)?.text.trim() ?? ''
  const page = find('/Annots')
  return {
    ...{ catalog: find('/Type/Catalog'), form: find('/SigFlags'), field: find('/FT/Sig') },
    ...{ page, info: find('/CreationDate'), textOf, size: Math.max(...objects.keys()) + 1 },
    contents: Number(/\/Contents (\d+) 0 R/.exec(textOf(page))?.[1]),
  }
}

/** Returns the offset of the last cross-reference, as the file declares it after `startxref`. */
const startOf = (bytes: Uint8Array): string => {
  const found = [
    ...Buffer.from(bytes)
      .toString('latin1')
      .matchAll(/startxref\s+(\d+)/g),
  ].at(-1)
  if (found?.[1] === undefined) throw new Error('No hay startxref')
  return found[1]
}

/** Appends a revision to a PDF, with a cross-reference table as many programs write it. */
export const appendRevision = (
  bytes: Uint8Array,
  objetos: Objetos,
  trailer: string,
): Uint8Array<ArrayBuffer> => {
  let text = ''
  let rows = ''
  for (const [number, object] of Object.entries(objetos)) {
    const offset = String(bytes.length + text.length).padStart(10, '0')
    rows += `${number} 1\n${offset} 00000 n \n`
    text += `${number} 0 obj\n${object}\nendobj\n`
  }
  const xref = bytes.length + text.length
  text += `xref\n${rows}trailer\n<</Size 9999/Prev ${startOf(bytes)}${trailer}>>\nstartxref\n${xref}\n%%EOF\n`
  return new Uint8Array(Buffer.concat([bytes, Buffer.from(text, 'latin1')]))
}

const DIGITS = '0'.repeat(10)
const EMPTY = '0'.repeat(200)
const SIGNATURE =
  '<</Type/Sig/Filter/Adobe.PPKLite/SubFilter/adbe.pkcs7.detached' +
  `/ByteRange[0 ${DIGITS} ${DIGITS} ${DIGITS}]/Contents<${EMPTY}>>>`
/** Hexadecimal bytes of the attribute messageDigest of a signature. The hash comes after these bytes. */
const MESSAGE_DIGEST = '06092a864886f70d01090431220420'

/**
 * Appends a revision with a signature that belongs to nobody. The signature has a correct hash of the signed bytes, as
 * a real signature has. `firma` is the object number of the signature.
 */
export const signByHand = (
  bytes: Uint8Array,
  firma: number,
  objetos: Objetos,
  trailer: string,
): Uint8Array<ArrayBuffer> => {
  const out = Buffer.from(appendRevision(bytes, { ...objetos, [firma]: SIGNATURE }, trailer))
  const start = out.indexOf(`<${EMPTY}>`, bytes.length)
  const end = start + EMPTY.length + 2
  const range = [start, end, out.length - end].map((n) => String(n).padStart(10, '0'))
  out.write(range.join(' '), out.indexOf(`${DIGITS} ${DIGITS} ${DIGITS}`, bytes.length))
  const hash = createHash('sha256').update(out.subarray(0, start)).update(out.subarray(end))
  out.write(MESSAGE_DIGEST + hash.digest('hex'), start + 1)
  return new Uint8Array(out)
}
