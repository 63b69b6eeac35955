import type { IssuedPdf } from './issued-pdf.ts'
import {
  dictionaryOf,
  equalDictionaries,
  equalValues,
  type IndirectObject,
  isName,
  NoEsFirma,
  naturalOf,
  type PdfDictionary,
  type PdfValue,
  referenceOf,
} from './pdf-value.ts'
import type { PdfRevision } from './read-revision.ts'

/**
 * Objects of a PDF after one or more incremental updates. The key is the number of the object, and the value is its
 * newest version.
 */
export type PdfObjects = Map<number, IndirectObject>

/**
 * Flags that the annotation of a signature in a PDF may have, such as hidden, print or read only. Other flags, such as
 * no zoom, could make the annotation cover other parts of the page.
 */
const FLAGS = 1 | 2 | 4 | 32 | 64 | 128 | 512

const check = (right: boolean, message: string): void => {
  if (!right) throw new NoEsFirma(message)
}

/**
 * Tells whether the rectangle of a signature in a PDF is empty, as in a signature that shows nothing. Any other new
 * rectangle could cover other parts of the page.
 */
const isEmptyRectangle = (value: PdfValue | undefined): boolean =>
  value?.kind === 'array' &&
  value.value.length === 4 &&
  value.value.every((item) => item.kind === 'number' && item.value === 0)

/**
 * Entries of the signature field of a PDF that a signing program may change. For example, some programs write the wrong
 * page in the entry `P`. The wrong page shows nothing new, because a page draws only the fields of its own list, which
 * may not change.
 */
const FIELD_CHANGES = ['V', 'AP', 'F', 'M', 'MK', 'DA', 'Lock', 'Rect', 'P']

/**
 * Checks that the signature field of a PDF receives a signature only once, and that the signature is drawn only in the
 * rectangle of the field.
 */
const checkField = (before: PdfDictionary, after: PdfDictionary): void => {
  check(!before.has('V'), 'El campo cambia después de la firma')
  check(equalDictionaries(before, after, FIELD_CHANGES), 'El campo es otro')
  const [old, rectangle] = [before.get('Rect'), after.get('Rect')]
  const same = old !== undefined && rectangle !== undefined && equalValues(old, rectangle)
  check(same || isEmptyRectangle(rectangle), 'El campo está en otro lugar')
  check((naturalOf(after.get('F')) & ~FLAGS) === 0, 'El campo se muestra de otra forma')
}

const checkForm = (before: PdfDictionary, after: PdfDictionary): void => {
  check(equalDictionaries(before, after, ['SigFlags', 'DA', 'DR']), 'El formulario es otro')
}

const CATALOG_CHANGES = ['DSS', 'Extensions', 'Perms', 'AcroForm', 'Metadata', 'Version']

const checkInfo = (before: PdfDictionary, after: PdfDictionary): void => {
  check(
    equalDictionaries(before, after, ['ModDate', 'Producer']),
    'Los datos del archivo son otros',
  )
}

const resolve = (value: PdfValue | undefined, objects: PdfObjects): PdfValue | undefined =>
  value?.kind === 'reference' ? objects.get(value.value)?.value : value

const checkCatalog = (
  [before, known]: readonly [PdfDictionary, PdfObjects],
  [after, objects]: readonly [PdfDictionary, PdfObjects],
): void => {
  check(equalDictionaries(before, after, CATALOG_CHANGES), 'El catálogo es otro')
  checkForm(
    dictionaryOf(resolve(before.get('AcroForm'), known)),
    dictionaryOf(resolve(after.get('AcroForm'), objects)),
  )
  const metadata = objects.get(referenceOf(after.get('Metadata')))
  check(
    metadata?.data !== undefined && isName(dictionaryOf(metadata.value).get('Type'), 'Metadata'),
    'Los datos del archivo son otros',
  )
}

/**
 * Checks that a page of a PDF keeps its annotations, so that nothing new is drawn on it. The list of annotations may
 * move to another object.
 */
const checkPage = (
  [before, known]: readonly [PdfDictionary, PdfObjects],
  [after, objects]: readonly [PdfDictionary, PdfObjects],
): void => {
  const old = resolve(before.get('Annots'), known)
  const annotations = resolve(after.get('Annots'), objects)
  check(
    old !== undefined && annotations !== undefined && equalValues(old, annotations),
    'La página tiene otras anotaciones',
  )
  check(equalDictionaries(before, after, ['Annots']), 'La página es otra')
}

/**
 * Checks each PDF object that an incremental update replaces, and returns the objects after the update. A new
 * object is not checked: the page shows it only if a replaced object names it, and that object was checked.
 *
 * @throws NoEsFirma when the update changes what the document shows
 */
export const applyRevision = (
  issued: IssuedPdf,
  known: PdfObjects,
  revision: PdfRevision,
): PdfObjects => {
  const { trailer, free } = revision
  check(!free.some((number) => known.has(number)), 'Falta un objeto')
  const objects = new Map([...known, ...revision.objects])
  const root = trailer.get('Root')
  check(root?.kind === 'reference' && root.value === issued.catalog, 'El catálogo es otro')
  const info = issued.trailer.get('Info')
  const newInfo = resolve(trailer.get('Info'), objects)
  if (newInfo !== undefined) checkInfo(dictionaryOf(resolve(info, known)), dictionaryOf(newInfo))
  const metadata = dictionaryOf(known.get(issued.catalog)?.value).get('Metadata')
  for (const [number, object] of revision.objects) {
    const old = known.get(number)
    if (old === undefined) continue
    if (metadata?.kind === 'reference' && metadata.value === number && old.data && object.data) {
      check(isName(dictionaryOf(object.value).get('Type'), 'Metadata'), 'Otros datos')
      continue
    }
    check(old.data === undefined && object.data === undefined, 'Una secuencia es otra')
    if (equalValues(old.value, object.value)) continue
    const [before, after] = [dictionaryOf(old.value), dictionaryOf(object.value)]
    if (number === issued.field) checkField(before, after)
    else if (number === issued.form) checkForm(before, after)
    else if (number === issued.catalog) checkCatalog([before, known], [after, objects])
    else if (number === issued.page) checkPage([before, known], [after, objects])
    else check(info?.kind === 'reference' && info.value === number, 'Un objeto es otro')
  }
  return objects
}
