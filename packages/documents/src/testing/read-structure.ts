import { type PdfObject, readObjects } from './read-pdf.ts'

/** Element of the structure tree of a PDF, with its children in order. A piece of content has no children. */
export interface ReadElement {
  readonly type: string
  readonly dictionary: string
  readonly kids: readonly ReadElement[]
}

const listOf = (text: string, key: string): string[] => {
  const list = new RegExp(`/${key}(?:\\[(.*)\\]| (\\S+(?: 0 R)?))>>`).exec(text)
  return (list?.[1] ?? list?.[2] ?? '').match(/<<.*?>>|\d+ 0 R|\d+/g) ?? []
}

const typeOf = (text: string): string => /^<<\/S\/(\w+)/.exec(text)?.[1] ?? ''

/**
 * Checks that each piece of content belongs to one structure element, and that each structure element names its pieces.
 *
 * @throws Error with the piece and the page that do not agree with the structure
 */
const checkPieces = (objects: ReadonlyMap<number, PdfObject>, root: string): void => {
  const all = [...objects.values()]
  const pages = [
    ...(all.find(({ text }) => text.includes('/Type/Pages/'))?.text ?? '').matchAll(/(\d+) 0 R/g),
  ].map(([, number]) => Number(number))
  const parents = /\/Nums\[(.*)\]>>\/ParentTreeNextKey/.exec(root)?.[1] ?? ''
  const lists = [...parents.matchAll(/(\d+)\[([^\]]*)\]/g)].map(([, , list = '']) =>
    [...list.matchAll(/(\d+) 0 R/g)].map(([, number]) => Number(number)),
  )
  const ofPages = pages.filter((number) => objects.get(number)?.text.includes('/Type/Page/'))
  if (ofPages.length !== lists.length) throw new Error('Una página no está en el árbol')
  ofPages.forEach((number, page) => {
    const contents = Number(/\/Contents (\d+)/.exec(objects.get(number)?.text ?? '')?.[1])
    const content = objects.get(contents)?.stream.toString('latin1') ?? ''
    const marks = [...content.matchAll(/\/(\w+)<<\/MCID (\d+)>>BDC/g)]
      .map(([, type = '', mcid]) => ({ type, mcid: Number(mcid) }))
      .sort((a, b) => a.mcid - b.mcid)
    const owners = lists[page] ?? []
    if (marks.map(({ mcid }) => mcid).join() !== owners.map((_, mcid) => mcid).join())
      throw new Error(`Los contenidos de la página ${page + 1} no son los del árbol`)
    for (const { type, mcid } of marks) {
      const owner = objects.get(owners[mcid] ?? 0)?.text ?? ''
      const named = listOf(owner, 'K').some(
        (kid) => kid === `${mcid}` || kid === `<</Type/MCR/Pg ${number} 0 R/MCID ${mcid}>>`,
      )
      if (typeOf(owner) !== type || !named)
        throw new Error(`El contenido ${mcid} de la página ${page + 1} no es de ${owner}`)
    }
  })
}

/** Returns the structure tree of a PDF, after checking that its pieces of content and its structure elements agree. */
export const readStructure = (bytes: Uint8Array): ReadElement => {
  const objects = readObjects(bytes)
  const root = [...objects.values()].find(({ text }) => text.includes('/Type/StructTreeRoot'))
  if (!root) throw new Error('El archivo no tiene etiquetas')
  checkPieces(objects, root.text)
  const read = (number: number): ReadElement => {
    const dictionary = objects.get(number)?.text ?? ''
    return {
      type: typeOf(dictionary),
      dictionary,
      kids: listOf(dictionary, 'K').map((kid) =>
        kid.endsWith(' 0 R')
          ? read(Number.parseInt(kid, 10))
          : { type: '', dictionary: kid, kids: [] },
      ),
    }
  }
  return read(Number(/\/K (\d+) 0 R/.exec(root.text)?.[1]))
}

/** Returns the elements of a type inside an element, at any depth, in the order of the document. */
export const elementsOf = (element: ReadElement, type: string): readonly ReadElement[] =>
  element.kids.flatMap((kid) => (kid.type === type ? [kid] : elementsOf(kid, type)))
