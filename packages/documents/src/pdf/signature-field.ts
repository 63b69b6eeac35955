import { num, textString } from './literals.ts'
import type { SignatureField } from './painter.ts'

/** Flag of an annotation that is printed. */
const PRINT = 4

/**
 * Returns the dictionary of an empty field for a digital signature, which is also its own annotation on the page. Without
 * a value and an appearance it draws nothing.
 */
export const signatureField = (
  { name, tooltip, rectangle }: SignatureField,
  { page, structParent }: { readonly page: number; readonly structParent: number },
): string =>
  `<</Type/Annot/Subtype/Widget/FT/Sig/T${textString(name)}/TU${textString(tooltip)}` +
  `/Rect[${rectangle.map(num).join(' ')}]/F ${PRINT}/P ${page} 0 R/StructParent ${structParent}>>`
