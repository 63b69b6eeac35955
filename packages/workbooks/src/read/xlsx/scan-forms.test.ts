import { describe, expect, it } from 'vitest'
import {
  buildXlsx,
  hojaXml,
  MAIN,
  STYLES,
  XML,
} from '../../../../../fixtures/src/libros/build-xlsx.ts'
import type { Row } from '../cell.ts'
import { openWorkbook } from '../open-workbook.ts'
import { readRows, type Workbook } from '../workbook.ts'

const rowsOf = async (workbook: Workbook, index = 0): Promise<Row[]> => {
  const rows: Row[] = []
  const sheet = workbook.sheets[index]
  if (sheet) await readRows(sheet, (row) => rows.push(row))
  return rows
}

const read = async (
  rows: string,
  more: { strings?: string; sheet?: string } = {},
): Promise<Row[]> => {
  const bytes = buildXlsx({
    hojas: { Hoja: more.sheet ?? hojaXml(rows) },
    styles: STYLES,
    ...(more.strings ? { sharedStrings: more.strings } : {}),
  })
  return rowsOf(await openWorkbook(bytes))
}

const cellsOf = async (cells: string, more?: { strings?: string }) =>
  (await read(`<row r="1">${cells}</row>`, more)).map((row) => row.cells)

const sst = (items: string): string =>
  `${XML}<sst xmlns="${MAIN}" count="9" uniqueCount="9">${items}</sst>`

describe('forms of cells', () => {
  it.each([
    ['<c r="A1"><v>12</v></c>', [12]],
    ['<c r="A1" t="n"><v>-1.5E+3</v></c>', [-1500]],
    ['<c r="A1"><v>1234.5599999999999</v></c>', [1234.56]],
    ['<c r="A1"><v>123456789012345678</v></c>', [123456789012345680]],
    ['<c r="A1" t="str"><v>a &amp; b</v></c>', ['a & b']],
    ['<c r="A1" t="str"><v>007</v></c>', ['007']],
    ['<c r="A1" t="b"><v>1</v></c><c r="B1" t="b"><v>0</v></c>', [true, false]],
    ['<c r="A1" t="e"><v>#REF!</v></c>', [{ kind: 'error', text: '#REF!' }]],
    ['<c r="A1" t="inlineStr"><is><t xml:space="preserve"> a </t></is></c>', [' a ']],
    [
      '<c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>Ñan</t></r><r><t>dú</t></r></is></c>',
      ['Ñandú'],
    ],
    ['<c r="A1" s="1"><v>45000</v></c>', [{ kind: 'date', fecha: '2023-03-15', serial: 45000 }]],
    [
      '<c r="A1" t="d"><v>2023-03-15</v></c>',
      [{ kind: 'date', fecha: '2023-03-15', serial: 45000 }],
    ],
    [
      '<c r="A1" s="3"><v>980123456</v></c>',
      [{ kind: 'number', value: 980123456, format: '000\\-000000\\-0' }],
    ],
    ['<c r="A1" s="2"><v>1.5</v></c><c r="B1" s="99"><v>2</v></c>', [1.5, 2]],
    ['<c r="A1"><f>SUM(B1:B2)</f><v>3</v></c>', [{ kind: 'formula', text: '=SUM(B1:B2)' }]],
    ['<c r="A1" t="str"><f t="shared" si="0"/><v>x</v></c>', [{ kind: 'formula', text: '=' }]],
    ['<c r="C1"><v>1</v></c>', [undefined, undefined, 1]],
    ['<c><v>1</v></c><c><v>2</v></c>', [1, 2]],
    ["<c r='A1' t='str'><v>x</v></c>", ['x']],
    ['<c  t="str"  r="A1" ><v>x</v></c>', ['x']],
    ['<c r="A1" cm="1" ph="1"><v>1</v></c>', [1]],
    [
      '<c r="A1"/><c r="B1"></c><c r="C1"><v></v></c><c r="D1"><v>4</v></c>',
      [undefined, undefined, undefined, 4],
    ],
    ['<c r="A1"><v xml:space="preserve">5</v><extLst><ext/></extLst></c>', [5]],
    ['\n <c r="A1">\n<v>6</v>\n</c>\n', [6]],
  ])('%s', async (xml, cells) => expect(await cellsOf(xml)).toEqual([cells]))

  it('reads every form of shared text', async () => {
    const strings = sst(
      '<si><t>uno</t></si>\n<si><t xml:space="preserve"> dos </t></si><si/><si><t/></si>' +
        '<si><r><rPr><b/></rPr><t>tr</t></r><r><t>es</t></r><rPh sb="0" eb="1"><t>no</t></rPh></si>' +
        '<si><t>&#209; &amp; _x000D_</t></si>',
    )
    const cells = [0, 1, 2, 3, 4, 5, 0, 0]
      .map((index, i) => `<c r="${'ABCDEFGH'[i]}1" t="s"><v>${index}</v></c>`)
      .join('')
    expect(await cellsOf(cells, { strings })).toEqual([
      ['uno', ' dos ', undefined, undefined, 'tres', 'Ñ & \r', 'uno', 'uno'],
    ])
  })

  it('numbers rows, skips those without content, and marks the hidden ones', async () => {
    const rows = await read(
      '<row><c><v>1</v></c></row><row r="4" hidden="1" spans="1:1"><c r="A4"><v>2</v></c></row>' +
        '<row r="5" hidden="false" ht="12.8"/><row r="6"><c r="A6" s="1"/></row><row r="9" hidden="true"><c r="A9"><v>3</v></c></row>',
    )
    expect(rows.map(({ number, hidden }) => [number, hidden])).toEqual([
      [1, false],
      [4, true],
      [9, true],
    ])
  })

  it('gives no rows for a sheet without any', async () => {
    expect(await read('')).toEqual([])
    expect(
      await read('', { sheet: `${XML}<worksheet xmlns="${MAIN}"><sheetData/></worksheet>` }),
    ).toEqual([])
  })
})

describe('forms rewritten before the scan', () => {
  const body =
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1" t="inlineStr"><is><t>ÑANDÚ</t></is></c></row>'
  const expected = [{ number: 1, hidden: false, cells: [1, 'ÑANDÚ'] }]
  const prefixed = (xml: string): string =>
    xml.replace(/<(\/?)(?!\?)/g, '<$1x:').replace('xmlns=', 'xmlns:x=')

  it('prefixed names, as ClosedXML writes them', async () => {
    expect(await read('', { sheet: prefixed(hojaXml(body)) })).toEqual(expected)
  })

  it('prefixed shared texts', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>1</v></c></row>'
    const strings = prefixed(sst('<si><t>uno</t></si><si><r><t>d</t></r><r><t>os</t></r></si>'))
    expect(await read(rows, { strings })).toMatchObject([{ cells: ['dos'] }])
  })

  it('comments, instructions and CDATA, after rows already given', async () => {
    const more =
      '<row r="2"><c r="A2"><v>2</v></c></row><!-- <row r="9"/> --><?x y?>' +
      '<row r="3"><c r="A3" t="str"><v><![CDATA[a < b && c]]></v></c></row>'
    const rows = await read(body + more)
    expect(rows.map(({ number, cells }) => [number, cells[0]])).toEqual([
      [1, 1],
      [2, 2],
      [3, 'a < b && c'],
    ])
  })

  it('comments in the shared texts', async () => {
    const rows = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>'
    expect(
      await read(rows, { strings: sst('<!-- x --><si><!-- y --><t>uno</t></si>') }),
    ).toMatchObject([{ cells: ['uno'] }])
  })

  it('are rewritten only up to a size limit', async () => {
    const bytes = buildXlsx({ hojas: { Hoja: hojaXml(`${body}<!-- -->`) } })
    const workbook = await openWorkbook(bytes, { slowPath: 100 })
    await expect(rowsOf(workbook)).rejects.toMatchObject({ codigo: 'no-reconocida' })
  })

  it('are refused when a comment does not end', async () => {
    await expect(read(`${body}<!-- `)).rejects.toMatchObject({ codigo: 'xml-invalido' })
  })
})

describe('sheets', () => {
  it('come in the order people see, hidden ones marked', async () => {
    const sheet = hojaXml('<row r="1"><c r="A1"><v>1</v></c></row>')
    const bytes = buildXlsx({
      hojas: { Primera: sheet, 'Segunda & última': sheet, __proto__x: sheet },
      estados: { Primera: ' state="hidden"' },
    })
    const { sheets, format } = await openWorkbook(bytes)
    expect(format).toBe('xlsx')
    expect(sheets.map(({ name, visible }) => [name, visible])).toEqual([
      ['Primera', false],
      ['Segunda & última', true],
      ['__proto__x', true],
    ])
  })

  it('can be read twice', async () => {
    const workbook = await openWorkbook(
      buildXlsx({ hojas: { Hoja: hojaXml('<row r="1"><c><v>1</v></c></row>') } }),
    )
    expect(await rowsOf(workbook)).toEqual(await rowsOf(workbook))
  })
})
