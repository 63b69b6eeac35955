import type { Limits } from '../../limits.ts'
import { WorkbookError } from '../../workbook-error.ts'
import { decodeXml, readTags, type XmlTag } from '../../xml/read-tags.ts'
import { openZip, type ZipDirectory, type ZipPart } from '../../zip/open-zip.ts'
import { unpackSmallPart } from '../../zip/unpack-part.ts'
import { refuseForeign } from './refuse-foreign.ts'

const SMALL = 16 * 1024 * 1024

export interface SheetPart {
  readonly name: string
  readonly visible: boolean
  readonly part: ZipPart
}

export interface XlsxPackage {
  readonly parts: ZipDirectory
  readonly sheets: readonly SheetPart[]
  readonly strings: ZipPart | undefined
  readonly styles: ZipPart | undefined
  readonly date1904: boolean
}

interface Relation {
  readonly id: string
  /**
   * Last segment of the URI that gives the type of the relationship, for example 'worksheet'. The strict standard and
   * the transitional standard have different URIs with the same last segment.
   */
  readonly type: string
  readonly target: string
}

export const tagsOf = (part: ZipPart): XmlTag[] => [
  ...readTags(decodeXml(unpackSmallPart(part, SMALL))),
]

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1)

const resolve = (folder: string, target: string): string => {
  const path: string[] = []
  for (const step of (target.startsWith('/') ? target : `${folder}${target}`).split('/')) {
    if (step === '..') path.pop()
    else if (step !== '' && step !== '.') path.push(step)
  }
  return path.join('/').toLowerCase()
}

const relationsOf = (parts: ZipDirectory, of: string): Relation[] => {
  const folder = folderOf(of)
  const part = parts.get(`${folder}_rels/${of.slice(folder.length)}.rels`)
  if (!part) return []
  return tagsOf(part)
    .filter(
      ({ name, attributes }) =>
        name === 'Relationship' && attributes.get('TargetMode') !== 'External',
    )
    .map(({ attributes }) => ({
      id: attributes.get('Id') ?? '',
      type: (attributes.get('Type') ?? '').split('/').at(-1) ?? '',
      target: resolve(folder, attributes.get('Target') ?? ''),
    }))
}

const relationId = ({ attributes }: XmlTag): string | undefined =>
  [...attributes].find(([key]) => key.endsWith(':id'))?.[1]

const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true'

/**
 * Opens an .xlsx package and unpacks only its small files. Refuses a package with macros, a package of another format,
 * and a zip directory that exceeds the limits. The sheets are in the order of their tabs.
 */
export const openPackage = async (bytes: Buffer, limits: Limits): Promise<XlsxPackage> => {
  const parts = await openZip(bytes, limits)
  refuseForeign(parts)
  const main = relationsOf(parts, '').find(({ type }) => type === 'officeDocument')?.target
  const workbook = main === undefined ? undefined : parts.get(main)
  if (main === undefined || !workbook) throw new WorkbookError('danado', 'falta el libro')
  const relations = relationsOf(parts, main)
  const partOfType = (type: string): ZipPart | undefined =>
    parts.get(relations.find((relation) => relation.type === type)?.target ?? '')
  const tags = tagsOf(workbook)
  const sheets = tags
    .filter(({ name }) => name === 'sheet')
    .flatMap((tag): SheetPart[] => {
      const relation = relations.find(({ id }) => id === relationId(tag))
      if (relation && relation.type !== 'worksheet') return []
      const part = relation && parts.get(relation.target)
      const name = tag.attributes.get('name') ?? ''
      if (!part) throw new WorkbookError('danado', `falta la hoja ${name}`)
      return [{ name, visible: (tag.attributes.get('state') ?? 'visible') === 'visible', part }]
    })
  if (sheets.length === 0) throw new WorkbookError('sin-hojas')
  return {
    parts,
    sheets,
    strings: partOfType('sharedStrings'),
    styles: partOfType('styles'),
    date1904: tags.some(
      ({ name, attributes }) => name === 'workbookPr' && isTrue(attributes.get('date1904')),
    ),
  }
}
