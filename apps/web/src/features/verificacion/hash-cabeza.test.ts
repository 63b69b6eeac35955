// jsdom has no `Blob.stream`, so this test file runs in Node.
// @vitest-environment node
import { expect, test } from 'vitest'
import itext from '../../../../../fixtures/firmados/itext.pdf?inline'
import libpdf from '../../../../../fixtures/firmados/libpdf.pdf?inline'
import pdfbox from '../../../../../fixtures/firmados/pdfbox.pdf?inline'
import poppler from '../../../../../fixtures/firmados/poppler.pdf?inline'
import { hashCabeza } from './hash-cabeza.ts'

const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
const NADA = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

test.each([
  ['the issued file', 'abc', ABC],
  ['something after the issued file', 'abc y una firma', ABC],
  ['an empty file', '', NADA],
])('%s', async (_, texto, sha256) => {
  const cabeza = await hashCabeza(new Blob([texto]), 3)
  expect(cabeza.sha256).toBe(sha256)
  expect(await cabeza.blob.text()).toBe(texto.slice(0, 3))
})

test('a file shorter than the issued one is hashed whole', async () => {
  const { sha256 } = await hashCabeza(new Blob(['abc']), 1000)
  expect(sha256).toBe(ABC)
})

test.each([
  ['iText', itext],
  ['LibPDF', libpdf],
  ['PDFBox', pdfbox],
  ['poppler', poppler],
])('finds out by itself that a file has only a signature of %s added', async (_, titulo) => {
  const firmado = new Uint8Array(await (await fetch(titulo)).arrayBuffer())
  const texto = String.fromCharCode(...firmado)
  const largo = texto.indexOf('%%EOF\n') + '%%EOF\n'.length
  const soloFirma = async (partes: Uint8Array<ArrayBuffer>[]) =>
    (await hashCabeza(new Blob(partes), largo)).soloFirma
  expect(await soloFirma([firmado])).toBe(true)
  expect(await soloFirma([firmado, new Uint8Array([0x20])])).toBe(false)
  expect(await soloFirma([firmado.slice(0, largo)])).toBe(false)
  expect(await soloFirma([firmado, new Uint8Array(20_000_001)])).toBe(false)
})
