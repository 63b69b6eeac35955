import { escapeXml, textString } from './literals.ts'

export interface DocumentInfo {
  readonly title: string
  readonly author: string
  readonly subject: string
  /**
   * Date of the PDF file, 'YYYY-MM-DD'. The file has no other date, so that its bytes do not depend on the day on which
   * it is printed.
   */
  readonly date: string
}

const CREATOR = 'Apremia'

export const infoDictionary = (info: DocumentInfo): string =>
  `<</Title ${textString(info.title)}/Author ${textString(info.author)}` +
  `/Subject ${textString(info.subject)}/Creator(${CREATOR})` +
  `/CreationDate(D:${info.date.replaceAll('-', '')}000000-03'00')>>`

/** Returns the XMP metadata of a PDF as text. The caller must encode the text as UTF-8. */
export const xmpPacket = (info: DocumentInfo): string =>
  `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="${CREATOR}" xmp:CreateDate="${info.date}T00:00:00-03:00">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(info.title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(info.author)}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>es-AR</rdf:li></rdf:Bag></dc:language>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`
