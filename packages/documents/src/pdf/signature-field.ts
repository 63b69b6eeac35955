import { num, textString } from './literals.ts'
import type { SignatureField } from './painter.ts'

/** PDF flag of an annotation that is printed with its page. */
const PRINT = 4

/**
 * Returns the dictionary of an empty field for a digital signature. The same dictionary is the annotation of the field
 * on the page. The empty field draws nothing.
 */
export const signatureField = (
  { name, tooltip, rectangle }: SignatureField,
  { page, structParent }: { readonly page: number; readonly structParent: number },
): string =>
  `<</Type/Annot/Subtype/Widget/FT/Sig/T${textString(name)}/TU${textString(tooltip)}` +
  `/Rect[${rectangle.map(num).join(' ')}]/F ${PRINT}/P ${page} 0 R/StructParent ${structParent}>>`
