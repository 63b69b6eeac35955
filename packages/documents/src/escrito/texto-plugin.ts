import { dropPuntoDoble } from '@apremia/core'
import { officeMarkup, type ScopeData, type Tag, TextPlugin, type XmlNode } from 'easy-template-x'
import { textoDeNodo } from './texto-de-nodo.ts'

/** Returns the text between a template field and the end of its paragraph. */
const textAfter = (node: XmlNode): string => {
  const parrafo = officeMarkup.query.containingParagraphNode(node)
  let despues = ''
  for (let nodo = node; nodo !== parrafo && nodo.parentNode; nodo = nodo.parentNode)
    for (let otro = nodo.nextSibling; otro; otro = otro.nextSibling) despues += textoDeNodo(otro)
  return despues
}

/**
 * Replaces a field of a template with its value. The value may end with a full stop, and the text after the field may
 * begin with one. Only one of the two is then written.
 */
export class TextoPlugin extends TextPlugin {
  override simpleTagReplacements(tag: Tag, data: ScopeData): void {
    if (tag.placement !== 'TextNode') throw new TypeError('A field is not in a paragraph')
    const { xmlTextNode } = tag
    const despues = textAfter(xmlTextNode)
    super.simpleTagReplacements(tag, data)
    xmlTextNode.textContent = dropPuntoDoble(xmlTextNode.textContent ?? '', despues)
  }
}
