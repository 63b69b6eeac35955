import type { XmlNode } from 'easy-template-x'

export const textoDeNodo = (node: XmlNode): string =>
  node.nodeType === 'Text'
    ? (node.textContent ?? '')
    : (node.childNodes ?? []).map(textoDeNodo).join('')
