import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { partesDe } from '../testing/append-revision.ts'
import { readPages } from '../testing/read-pages.ts'
import { readObjects } from '../testing/read-pdf.ts'
import { samplePeriodos } from '../testing/sample-titulo.ts'
import { sampleConFundamento } from '../testing/sample-titulo-con-fundamento.ts'
import { makeSelfSigned } from '../testing/self-signed.ts'
import { signTitulo } from '../testing/sign-titulo.ts'
import { createTituloRenderer } from '../titulo-ejecutivo/create-titulo-renderer.ts'

const { render } = createTituloRenderer({ fuentes: loadFuentes(), deflate: nodeDeflate })
const titulo = (periodos: number, campoDeFirma: boolean) =>
  render(
    sampleConFundamento(samplePeriodos(periodos), campoDeFirma ? { campoDeFirma: true } : {}),
    2,
  )

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'apremia-firma-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (program: string, bytes: Uint8Array, ...args: readonly string[]): string => {
  const path = join(folder, 'titulo.pdf')
  writeFileSync(path, bytes)
  const rest = program === 'pdftotext' ? [path, '-'] : [path]
  return execFileSync(program, [...args, ...rest], { encoding: 'utf8', stdio: 'pipe' })
}

test.each([1, 40])('the empty field draws nothing and is told to a screen reader (%i)', (count) => {
  const bytes = titulo(count, true)
  run('qpdf', bytes, '--check')
  expect(readPages(bytes)).toEqual(readPages(titulo(count, false)))
  expect(run('pdfsig', bytes)).toContain('The signature form field is not signed.')
  const { field, form, page, textOf } = partesDe(bytes)
  expect(textOf(form)).toBe(`<</Fields[${field} 0 R]/SigFlags 1>>`)
  expect(textOf(field)).toContain('/TU(Firma digital de quien emite el t\xedtulo)')
  expect(textOf(field)).toContain(`/P ${page} 0 R`)
  const pages = readPages(bytes).length
  expect(textOf(field)).toContain(`/StructParent ${pages}`)
  const objects = [...readObjects(bytes)]
  const [element] = objects.find(([, { text }]) => text.startsWith('<</S/Form')) ?? []
  expect(textOf(element ?? 0)).toContain(`/K <</Type/OBJR/Obj ${field} 0 R>>`)
  const root = objects.find(([, { text }]) => text.includes('/ParentTree'))?.[1].text
  expect(root).toContain(` ${pages} ${element} 0 R]>>/ParentTreeNextKey ${pages + 1}`)
})

test('the field is inside the box of the digital signature', () => {
  const { field, textOf } = partesDe(titulo(5, true))
  const [left = 0, bottom = 0, right = 0, top = 0] = (
    /\/Rect\[([^\]]+)\]/.exec(textOf(field))?.[1] ?? ''
  )
    .split(' ')
    .map(Number)
  expect([left, right]).toEqual([77, 271])
  expect(top - bottom).toBeGreaterThanOrEqual(28)
})

test.each([1, 40])(
  'a signature in the field is valid and covers the whole file (%i)',
  async (count) => {
    const bytes = titulo(count, true)
    const signed = await signTitulo(bytes, await makeSelfSigned('Prueba'))
    run('qpdf', signed, '--check')
    const answer = run('pdfsig', signed)
    expect(answer.match(/Signature #/g)).toHaveLength(1)
    for (const part of [
      'Signature Field Name: Firma',
      'Signer Certificate Common Name: Prueba',
      'Total document signed',
      'Signature Validation: Signature is Valid.',
    ])
      expect(answer).toContain(part)
    expect(Buffer.from(signed.subarray(0, bytes.length)).equals(bytes)).toBe(true)
    expect(run('pdftotext', signed, '-layout')).toBe(run('pdftotext', bytes, '-layout'))
  },
)

test('a title signed and then changed is not valid', async () => {
  const signed = await signTitulo(titulo(1, true), await makeSelfSigned('Prueba'))
  signed[1_000] = (signed[1_000] ?? 0) ^ 1
  expect(run('pdfsig', signed)).not.toContain('Signature is Valid')
})
