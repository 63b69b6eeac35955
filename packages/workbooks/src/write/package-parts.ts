import { escapeCellText } from './cell-text.ts'
import { STYLES_XML } from './styles.ts'

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OPEN = 'http://schemas.openxmlformats.org'
const MAIN = `${OPEN}/spreadsheetml/2006/main`
const RELATIONS = `${OPEN}/officeDocument/2006/relationships`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Checks that a spreadsheet program accepts the name of a sheet: 1 to 31 characters, none of []:*?/\ */
const checkName = (name: string): string => {
  if (!/^[^[\]:*?/\\]{1,31}$/.test(name)) throw new RangeError(`Nombre de hoja inválido: ${name}`)
  return name
}

export const sheetPath = (index: number): string => `xl/worksheets/sheet${index + 1}.xml`

const contentTypes = (count: number): string => {
  const sheets = Array.from(
    { length: count },
    (_, i) => `<Override PartName="/${sheetPath(i)}" ContentType="${TYPE}.worksheet+xml"/>`,
  )
  return `${HEADER}<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${sheets.join('')}</Types>`
}

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`

const relations = (list: readonly string[]): string =>
  `${HEADER}<Relationships xmlns="${OPEN}/package/2006/relationships">${list.join('')}</Relationships>`

/** Returns the XML of the defined names that make each sheet print its heading row on every page. */
const printTitles = (names: readonly string[]): string => {
  const list = names.map(
    (name, i) =>
      `<definedName name="_xlnm.Print_Titles" localSheetId="${i}">${escapeCellText(`'${name.replaceAll("'", "''")}'!$1:$1`)}</definedName>`,
  )
  return `<definedNames>${list.join('')}</definedNames>`
}

export const packageParts = (names: readonly string[]): [path: string, xml: string][] => {
  const sheets = names.map(
    (name, i) =>
      `<sheet name="${escapeCellText(checkName(name))}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`,
  )
  const parts = names.map((_, i) => relation(i + 1, 'worksheet', sheetPath(i).slice('xl/'.length)))
  return [
    ['[Content_Types].xml', contentTypes(names.length)],
    ['_rels/.rels', relations([relation(1, 'officeDocument', 'xl/workbook.xml')])],
    [
      'xl/workbook.xml',
      `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${sheets.join('')}</sheets>${printTitles(names)}</workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relations([...parts, relation(names.length + 1, 'styles', 'styles.xml')]),
    ],
    ['xl/styles.xml', STYLES_XML],
  ]
}
