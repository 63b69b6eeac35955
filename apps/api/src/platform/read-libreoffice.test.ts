import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readLibreoffice } from './read-libreoffice.ts'

const folder = mkdtempSync(join(tmpdir(), 'apremia-programas-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const programa = join(folder, 'libreoffice')
writeFileSync(programa, '')
chmodSync(programa, 0o755)
const suelto = join(folder, 'suelto')
writeFileSync(suelto, '')
chmodSync(suelto, 0o644)

test('LibreOffice is the one of PATH, the named one, or none', () => {
  expect(readLibreoffice({ PATH: `:/no/hay:${folder}` })).toBe(programa)
  expect(readLibreoffice({ PATH: folder, LIBREOFFICE: 'no' })).toBeUndefined()
  expect(readLibreoffice({ PATH: '', LIBREOFFICE: programa })).toBe(programa)
  expect(readLibreoffice({ PATH: '' })).toBeUndefined()
  expect(readLibreoffice({})).toBeUndefined()
})

test.each([suelto, '/no/hay/soffice'])('%s cannot run and is refused by name', (dicho) => {
  expect(() => readLibreoffice({ LIBREOFFICE: dicho })).toThrow(
    `LIBREOFFICE debe ser la ruta del programa «soffice», o «no» para no usarlo; «${dicho}» no se puede ejecutar.`,
  )
})
