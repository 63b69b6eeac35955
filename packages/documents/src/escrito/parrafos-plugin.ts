import { officeMarkup, type ScopeData, type Tag, TemplatePlugin, xml } from 'easy-template-x'

export const PARRAFOS = 'parrafos'

/**
 * Value of a template field that is replaced with several paragraphs. All have the format of the paragraph where the
 * field was.
 */
export interface Parrafos {
  readonly _type: typeof PARRAFOS
  readonly textos: readonly string[]
}

export class ParrafosPlugin extends TemplatePlugin {
  override readonly contentType = PARRAFOS

  override simpleTagReplacements(tag: Tag, data: ScopeData): void {
    if (tag.placement !== 'TextNode') throw new TypeError('A block of text is not in a paragraph')
    const { textos } = data.getScopeData() as unknown as Parrafos
    const { xmlTextNode } = tag
    const parrafo = officeMarkup.query.containingParagraphNode(xmlTextNode)
    officeMarkup.modify.setSpacePreserveAttribute(
      officeMarkup.query.containingTextNode(xmlTextNode),
    )
    for (const [i, texto] of textos.entries()) {
      xmlTextNode.textContent = texto
      if (i < textos.length - 1)
        xml.modify.insertBefore(xml.create.cloneNode(parrafo, true), parrafo)
    }
  }
}
