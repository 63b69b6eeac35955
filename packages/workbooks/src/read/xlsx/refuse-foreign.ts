import { WorkbookError } from '../../workbook-error.ts'
import { decodeXml, readTags } from '../../xml/read-tags.ts'
import type { ZipDirectory } from '../../zip/open-zip.ts'
import { unpackSmallPart } from '../../zip/unpack-part.ts'

const CONTENT_TYPES = '[content_types].xml'
const SMALL = 4 * 1024 * 1024

/**
 * Kinds of zip files that are not an .xlsx workbook. `part` matches the name of a file that only that kind of zip
 * contains, and `what` describes the kind.
 */
const FOREIGN: readonly (readonly [part: RegExp, what: string])[] = [
  [/^xl\/workbook\.bin$/, 'es un libro binario (.xlsb)'],
  [/^content\.xml$/, 'es una planilla de OpenDocument (.ods)'],
  [/^word\//, 'es un documento de Word'],
  [/^ppt\//, 'es una presentación'],
  [/^index\/document\.iwa$/, 'es una planilla de Numbers'],
]

const MACRO_PART = /(^|\/)(vbaproject\.bin|macrosheets\/)/
const MACRO_TYPE = /macroenabled|vbaproject|macrosheet/i
const WORKBOOK_TYPE = /spreadsheetml\.sheet\.main\+xml$/i
const OTHER_TYPE = /spreadsheetml\.template|ms-excel\.(addin|sheet\.binary)/i

/**
 * Tells whether the workbook has a file of a type that [Content_Types].xml declares. Some programs declare types for
 * file extensions that no file of the workbook has.
 */
const isUsed = (attributes: ReadonlyMap<string, string>, names: readonly string[]): boolean => {
  const extension = attributes.get('Extension')?.toLowerCase()
  return extension === undefined || names.some((name) => name.endsWith(`.${extension}`))
}

export const refuseForeign = (parts: ZipDirectory): void => {
  const names = [...parts.keys()]
  if (names.some((name) => MACRO_PART.test(name))) throw new WorkbookError('macros')
  for (const [part, what] of FOREIGN)
    if (names.some((name) => part.test(name))) throw new WorkbookError('formato', what)
  const types = parts.get(CONTENT_TYPES)
  if (!types) throw new WorkbookError('formato', 'es un archivo comprimido')
  const contents = [...readTags(decodeXml(unpackSmallPart(types, SMALL)))]
    .filter(({ attributes }) => isUsed(attributes, names))
    .map(({ attributes }) => attributes.get('ContentType') ?? '')
  if (contents.some((type) => MACRO_TYPE.test(type))) throw new WorkbookError('macros')
  if (contents.some((type) => OTHER_TYPE.test(type)))
    throw new WorkbookError('formato', 'es una plantilla o un complemento de Excel')
  if (!contents.some((type) => WORKBOOK_TYPE.test(type)))
    throw new WorkbookError('formato', 'es un archivo comprimido')
}
