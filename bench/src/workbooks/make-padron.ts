import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { dayNumber, fecha } from '@apremia/core'
import { ZipFile } from 'yazl'
import { COLUMNAS, type FilaDeMuestra, filas } from './padron.ts'

/**
 * Writes the register of properties (padrón) as Excel does, with shared strings: `node make-padron.js <file> <rows>`.
 */
const [path = '', count = '0'] = process.argv.slice(2)

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OPEN = 'http://schemas.openxmlformats.org'
const MAIN = `${OPEN}/spreadsheetml/2006/main`
const RELATIONS = `${OPEN}/officeDocument/2006/relationships`
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const FIRST_DAY = dayNumber(fecha('1899-12-30'))
const CHUNK = 1 << 16

const texts = new Map<string, number>()
let uses = 0

const indexOf = (text: string): number => {
  uses++
  const known = texts.get(text)
  if (known !== undefined) return known
  texts.set(text, texts.size)
  return texts.size - 1
}

const shared = (ref: string, text: string): string =>
  `<c r="${ref}" t="s"><v>${indexOf(text)}</v></c>`

const cell = (row: FilaDeMuestra, column: (typeof COLUMNAS)[number], ref: string): string => {
  const value = column.value(row)
  if (value === '' || value === null || value === undefined) return ''
  if (column.type === 'text') return shared(ref, String(value))
  if (column.type === 'date')
    return `<c r="${ref}" s="1"><v>${dayNumber(row.alta) - FIRST_DAY}</v></c>`
  return `<c r="${ref}"><v>${column.type === 'amount' ? Number(value) / 100 : value}</v></c>`
}

function* rows(): Generator<string> {
  const letters = COLUMNAS.map((_, i) => String.fromCharCode(65 + i))
  yield `${HEADER}<worksheet xmlns="${MAIN}"><sheetData><row r="1">`
  for (const [i, { heading }] of COLUMNAS.entries()) yield shared(`${letters[i]}1`, heading)
  yield '</row>'
  let number = 1
  for (const row of filas(Number(count))) {
    number++
    const cells = COLUMNAS.map((column, i) => cell(row, column, `${letters[i]}${number}`))
    yield `<row r="${number}">${cells.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

function* strings(): Generator<string> {
  yield `${HEADER}<sst xmlns="${MAIN}" count="${uses}" uniqueCount="${texts.size}">`
  for (const text of texts.keys())
    yield `<si><t>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</t></si>`
  yield '</sst>'
}

function* chunks(pieces: Iterable<string>): Generator<Buffer> {
  let text = ''
  for (const piece of pieces) {
    text += piece
    if (text.length < CHUNK) continue
    yield Buffer.from(text)
    text = ''
  }
  yield Buffer.from(text)
}

const override = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}" ContentType="${TYPE}.${type}+xml"/>`
const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`
const relations = (list: string): string =>
  `${HEADER}<Relationships xmlns="${OPEN}/package/2006/relationships">${list}</Relationships>`

const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `${HEADER}<Types xmlns="${OPEN}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('workbook.xml', 'sheet.main')}${override('worksheets/sheet1.xml', 'worksheet')}${override('styles.xml', 'styles')}${override('sharedStrings.xml', 'sharedStrings')}</Types>`,
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml': `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="Registro" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml') +
      relation(2, 'styles', 'styles.xml') +
      relation(3, 'sharedStrings', 'sharedStrings.xml'),
  ),
  'xl/styles.xml': `${HEADER}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
}

const zip = new ZipFile()
for (const [name, xml] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(xml), name)
const add = (name: string, pieces: () => Iterable<string>): void =>
  zip.addReadStreamLazy(name, (done) =>
    done(null, Readable.from(chunks(pieces()), { objectMode: false })),
  )
add('xl/worksheets/sheet1.xml', rows)
add('xl/sharedStrings.xml', strings)
zip.end()
await pipeline(zip.outputStream, createWriteStream(path))
