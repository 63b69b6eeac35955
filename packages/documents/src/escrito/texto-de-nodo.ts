import type { XmlNode } from 'easy-template-x'

/** Text of a node of a Word document and of everything inside it. */
export const textoDeNodo = (node: XmlNode): string =>
  node.nodeType === 'Text'
    ? (node.textContent ?? '')
    : (node.childNodes ?? []).map(textoDeNodo).join('')
