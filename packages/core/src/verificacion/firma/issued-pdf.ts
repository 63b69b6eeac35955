import { PdfParser } from './pdf-parser.ts'
import { type Inflate, readObjectStream, readXrefStream } from './pdf-streams.ts'
import {
  dictionaryOf,
  equalValues,
  type IndirectObject,
  isName,
  NoEsFirma,
  type PdfDictionary,
  referenceOf,
} from './pdf-value.ts'

/** Parsed PDF of a document that the product issued, with one field for a digital signature. */
export interface IssuedPdf {
  readonly objects: ReadonlyMap<number, IndirectObject>
  readonly trailer: PdfDictionary
  /** Byte offset of the cross-reference of the PDF. */
  readonly xref: number
  readonly catalog: number
  readonly form: number
  readonly field: number
  /** Number of the PDF object of the page that has the signature field. */
  readonly page: number
}

const TAIL = 64
const STARTXREF = /startxref\n(\d{1,9})\n%%EOF\n$/

const readAll = async (
  parser: PdfParser,
  xref: IndirectObject,
  inflate: Inflate,
): Promise<Map<number, IndirectObject>> => {
  const rows = await readXrefStream(xref, inflate)
  const objects = new Map<number, IndirectObject>()
  for (const row of rows) {
    if (row.kind !== 'direct') continue
    parser.at = row.offset
    const object = parser.object()
    if (object?.number !== row.number) throw new NoEsFirma('Un objeto fuera de lugar')
    objects.set(row.number, object)
  }
  for (const container of new Set(
    rows.flatMap((row) => (row.kind === 'packed' ? row.container : [])),
  )) {
    const stream = objects.get(container)
    if (stream === undefined) throw new NoEsFirma('Falta un objeto')
    for (const object of await readObjectStream(stream, inflate)) objects.set(object.number, object)
  }
  return objects
}

/**
 * Parses the bytes of the PDF of an issued document.
 *
 * @throws NoEsFirma when the PDF has no field for a digital signature. Without the field, added bytes could draw
 * anywhere
 */
export const openIssuedPdf = async (bytes: Uint8Array, inflate: Inflate): Promise<IssuedPdf> => {
  const tail = STARTXREF.exec(String.fromCharCode(...bytes.subarray(-TAIL)))
  if (!tail) throw new NoEsFirma('No es un documento emitido')
  const xref = Number(tail[1])
  const parser = new PdfParser(bytes, xref)
  const table = parser.object()
  if (table === undefined) throw new NoEsFirma('No es un documento emitido')
  const trailer = dictionaryOf(table.value)
  const objects = await readAll(parser, table, inflate)
  const find = (number: number) => dictionaryOf(objects.get(number)?.value)
  const catalog = referenceOf(trailer.get('Root'))
  const form = referenceOf(find(catalog).get('AcroForm'))
  const fields = find(form).get('Fields')
  if (fields?.kind !== 'array') throw new NoEsFirma('Sin campos')
  const [only, ...others] = fields.value
  const field = referenceOf(only)
  const dictionary = find(field)
  const page = referenceOf(dictionary.get('P'))
  const annotations = find(page).get('Annots')
  const suyo = others.length === 0 && annotations !== undefined && equalValues(annotations, fields)
  if (!suyo || !isName(dictionary.get('FT'), 'Sig') || dictionary.has('V'))
    throw new NoEsFirma('El campo no es de una firma')
  return { objects, trailer, xref, catalog, form, field, page }
}
