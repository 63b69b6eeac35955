import { WorkbookError } from '../../workbook-error.ts'
import { checkProlog } from '../../xml/read-tags.ts'
import { NotPlain } from './not-plain.ts'

/**
 * Checks the beginning (`head`) of an XML file of a workbook: it must be UTF-8, have no DOCTYPE, and open the root
 * element `root`.
 *
 * @throws NotPlain when `normalizeXml` must rewrite the file first, for example because of a namespace prefix
 */
export const checkRoot = (head: Buffer, root: string): void => {
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    throw new WorkbookError('xml-invalido', 'codificación')
  const text = head.toString('latin1').replace(/^\xef\xbb\xbf/, '')
  checkProlog(text)
  const found = /^\s*(?:<\?xml[^>]*\?>)?\s*<(?:(\w+):)?(\w+)[\s/>]/.exec(text)
  if (!found) {
    if (/^\s*(?:<\?xml[^>]*\?>)?\s*<[!?]/.test(text)) throw new NotPlain()
    throw new WorkbookError('xml-invalido', root)
  }
  if (found[2] !== root) throw new WorkbookError('xml-invalido', root)
  if (found[1] !== undefined) throw new NotPlain()
}
