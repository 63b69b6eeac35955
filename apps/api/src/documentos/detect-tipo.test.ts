import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detectTipo } from './detect-tipo.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apremia-tipos-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const ZIP = 'PK\u0003\u0004'
const PARTES = `${ZIP}[Content_Types].xml word/document.xml`
const OLE = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

test.each<[string, Buffer | string, string | undefined]>([
  ['a PDF', '%PDF-1.4', 'application/pdf'],
  ['a JPG', Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), 'image/png'],
  [
    'a Word document',
    PARTES,
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ],
  [
    'one of Word 97',
    Buffer.concat([OLE, Buffer.from('WordDocument', 'utf16le')]),
    'application/msword',
  ],
  ['a Word document with macros', `${PARTES} word/vbaProject.bin`, undefined],
  ['a workbook', `${ZIP}[Content_Types].xml xl/workbook.xml`, undefined],
  ['one of Excel 97', Buffer.concat([OLE, Buffer.from('Workbook', 'utf16le')]), undefined],
  ['a program', 'MZ', undefined],
  ['a page', '<!doctype html>', undefined],
  ['nothing', '', undefined],
])('%s', async (_name, bytes, tipo) => {
  const path = join(folder, 'archivo')
  writeFileSync(path, bytes)
  expect(await detectTipo(path)).toBe(tipo)
})
