import type { PdfObjects } from './check-cambios.ts'
import type { IssuedPdf } from './issued-pdf.ts'
import {
  dictionaryOf,
  isName,
  NoEsFirma,
  naturalsOf,
  type PdfDictionary,
  type PdfValue,
  referenceOf,
} from './pdf-value.ts'
import type { PdfRevision } from './read-revision.ts'

export const SUMAS_DE_FIRMA = ['SHA-1', 'SHA-256', 'SHA-384', 'SHA-512'] as const
export type SumaDeFirma = (typeof SUMAS_DE_FIRMA)[number]

export type Digest = (suma: SumaDeFirma, bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array>

const SUMA_POR_LARGO: Readonly<Record<number, SumaDeFirma>> = {
  20: 'SHA-1',
  32: 'SHA-256',
  48: 'SHA-384',
  64: 'SHA-512',
}

/** Formats of a digital signature in a PDF that contain the hash of the signed bytes of the file. */
const SUBFILTERS = ['adbe.pkcs7.detached', 'ETSI.CAdES.detached']

/**
 * Bytes with which the attribute message-digest begins in a digital signature (CMS; RFC 5652, 11.2): the identifier
 * 1.2.840.113549.1.9.4 and the tag of a set. The hash of the signed bytes follows.
 */
const MESSAGE_DIGEST = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x09\x04\x31'

/** Returns the hash of the signed bytes that a digital signature contains, as text with one character per byte. */
const statedDigest = (contents: string): string => {
  const at = contents.indexOf(MESSAGE_DIGEST)
  const [set, tag, length] = [0, 1, 2].map((i) =>
    contents.charCodeAt(at + MESSAGE_DIGEST.length + i),
  )
  if (at < 0 || length === undefined || set !== length + 2 || tag !== 0x04)
    throw new NoEsFirma('La firma no dice qué firma')
  const start = at + MESSAGE_DIGEST.length + 3
  return contents.slice(start, start + length)
}

const contentsOf = (signature: PdfDictionary): PdfValue & { readonly kind: 'string' } => {
  const contents = signature.get('Contents')
  if (contents?.kind !== 'string') throw new NoEsFirma('La firma está vacía')
  return contents
}

/**
 * Checks the digital signature that an incremental update adds to a PDF. The signature must cover the whole file except
 * itself, and must contain the hash of the covered bytes. The signer is not checked.
 *
 * @throws NoEsFirma when a check fails
 */
export const checkFirmaDigital = async (
  bytes: Uint8Array,
  { start, end, direct }: PdfRevision,
  signature: { readonly number: number; readonly dictionary: PdfDictionary },
  digest: Digest,
): Promise<void> => {
  const { dictionary, number } = signature
  const type = dictionary.get('Type')
  const known = SUBFILTERS.some((name) => isName(dictionary.get('SubFilter'), name))
  if (!direct.has(number) || !known || (type !== undefined && !isName(type, 'Sig')))
    throw new NoEsFirma('No es una firma')
  const contents = contentsOf(dictionary)
  const range = naturalsOf(dictionary.get('ByteRange'))
  const whole = [0, contents.start, contents.end, end - contents.end]
  if (contents.start < start || range.length !== 4 || range.some((value, i) => value !== whole[i]))
    throw new NoEsFirma('La firma no cubre el archivo')
  const covered = new Uint8Array(end - (contents.end - contents.start))
  covered.set(bytes.subarray(0, contents.start))
  covered.set(bytes.subarray(contents.end, end), contents.start)
  const stated = statedDigest(contents.value)
  const suma = SUMA_POR_LARGO[stated.length]
  if (suma === undefined) throw new NoEsFirma('La firma usa otra suma')
  if (String.fromCharCode(...(await digest(suma, covered))) !== stated)
    throw new NoEsFirma('La firma es de otros bytes')
}

/** Returns the digital signature in the signature field of a PDF. Undefined while the field is empty. */
export const findFirma = (issued: IssuedPdf, objects: PdfObjects) => {
  const value = dictionaryOf(objects.get(issued.field)?.value).get('V')
  if (value === undefined) return undefined
  const number = referenceOf(value)
  return { number, dictionary: dictionaryOf(objects.get(number)?.value) }
}
