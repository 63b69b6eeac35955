import { ELEMENTS, type OutlineElement, parseOutline } from './outline.ts'

export interface StructureNumbers {
  readonly root: number
  page(index: number): number
  /**
   * Object number of the first structure element of the document. The next structure elements have the next numbers.
   */
  readonly firstElement: number
}

const kidsOf = (
  element: OutlineElement,
  numbers: StructureNumbers,
): { kids: string; page: number | undefined } => {
  let page: number | undefined
  const kids = element.kids.map((kid) => {
    if ('element' in kid) return `${numbers.firstElement + kid.element} 0 R`
    page ??= kid.page
    return kid.page === page
      ? `${kid.mcid}`
      : `<</Type/MCR/Pg ${numbers.page(kid.page)} 0 R/MCID ${kid.mcid}>>`
  })
  return { kids: kids.length === 1 ? ` ${kids[0]}` : `[${kids.join(' ')}]`, page }
}

/**
 * Builds the PDF objects of the structure tree: the root and the elements. The root object includes the parent tree.
 * The object numbers of the elements start at `firstElement`.
 */
export const structureObjects = (
  outline: string,
  numbers: StructureNumbers,
): { root: string; elements: string[] } => {
  const { elements, pages } = parseOutline(outline)
  const reference = (element: number) => `${numbers.firstElement + element} 0 R`
  const tree = pages.map((marks, page) => `${page}[${marks.map(reference).join(' ')}]`)
  return {
    root:
      `<</Type/StructTreeRoot/K ${reference(0)}/ParentTree<</Nums[${tree.join(' ')}]>>` +
      `/ParentTreeNextKey ${pages.length}>>`,
    elements: elements.map((element) => {
      const parent = element.parent < 0 ? `${numbers.root} 0 R` : reference(element.parent)
      const { kids, page } = kidsOf(element, numbers)
      const pg = page === undefined ? '' : `/Pg ${numbers.page(page)} 0 R`
      const k = element.kids.length === 0 ? '' : `/K${kids}`
      return `<<${ELEMENTS[element.type]}/P ${parent}${pg}${k}>>`
    }),
  }
}
