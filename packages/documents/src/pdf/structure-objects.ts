import { ELEMENTS, type FieldPlace, type OutlineElement, parseOutline } from './outline.ts'

export interface StructureNumbers {
  readonly root: number
  page(index: number): number
  /** Object number of the first structure element of the PDF. The next elements have the next numbers. */
  readonly firstElement: number
  /** Object number of the form field of the PDF. In a document without a form field, no object has this number. */
  readonly field: number
}

const kidsOf = (
  element: OutlineElement,
  numbers: StructureNumbers,
): { kids: string; page: number | undefined } => {
  let page: number | undefined
  const kids = element.kids.map((kid) => {
    if ('element' in kid) return `${numbers.firstElement + kid.element} 0 R`
    page ??= kid.page
    if ('field' in kid) return `<</Type/OBJR/Obj ${numbers.field} 0 R>>`
    return kid.page === page
      ? `${kid.mcid}`
      : `<</Type/MCR/Pg ${numbers.page(kid.page)} 0 R/MCID ${kid.mcid}>>`
  })
  return { kids: kids.length === 1 ? ` ${kids[0]}` : `[${kids.join(' ')}]`, page }
}

/**
 * Builds the PDF objects of the structure tree: the root, and the elements with their numbers from `firstElement` on.
 * The parent tree, in the root, has one entry for each page and then one for the form field.
 */
export const structureObjects = (
  outline: string,
  numbers: StructureNumbers,
): { root: string; elements: string[]; field: FieldPlace | undefined } => {
  const { elements, pages, field } = parseOutline(outline)
  const reference = (element: number) => `${numbers.firstElement + element} 0 R`
  const tree = pages.map((marks, page) => `${page}[${marks.map(reference).join(' ')}]`)
  if (field) tree.push(`${pages.length} ${reference(field.element)}`)
  return {
    root:
      `<</Type/StructTreeRoot/K ${reference(0)}/ParentTree<</Nums[${tree.join(' ')}]>>` +
      `/ParentTreeNextKey ${tree.length}>>`,
    field,
    elements: elements.map((element) => {
      const parent = element.parent < 0 ? `${numbers.root} 0 R` : reference(element.parent)
      const { kids, page } = kidsOf(element, numbers)
      const pg = page === undefined ? '' : `/Pg ${numbers.page(page)} 0 R`
      const k = element.kids.length === 0 ? '' : `/K${kids}`
      return `<<${ELEMENTS[element.type]}/P ${parent}${pg}${k}>>`
    }),
  }
}
