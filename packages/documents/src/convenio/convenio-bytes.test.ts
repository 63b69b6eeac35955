import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fecha } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes } from '../node.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import { sampleConvenio, sampleDeuda } from '../testing/sample-convenio.ts'
import { renderConvenio } from './index.ts'

const fuentes = loadFuentes()

test('the same data give the same bytes, whatever is printed before or at the same time', async () => {
  const [uno, otro] = [sampleConvenio(), sampleConvenio([sampleDeuda(30)], { numero: 'Ł-7' })]
  const primero = await renderConvenio(uno, fuentes)
  const [a, b, c] = await Promise.all([
    renderConvenio(otro, fuentes),
    renderConvenio(uno, loadFuentes()),
    renderConvenio(otro, fuentes),
  ])
  expect(b).toEqual(primero)
  expect(c).toEqual(a)
})

test('another process, or another thread, gives the same bytes', async () => {
  const script = fileURLToPath(new URL('../testing/hash-convenio.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--conditions=source', '--import', 'tsx', script],
  ])
  const hash = createHash('sha256').update(await renderConvenio(sampleConvenio(), fuentes))
  const expected = hash.digest('hex')
  expect(stdout.trim().split('\n')).toEqual([expected, expected])
})

test('the file declares its title, author, language and the day of confirmation, and no other day', async () => {
  const bytes = await renderConvenio(
    sampleConvenio([], { confirmado: fecha('2026-09-07') }),
    fuentes,
  )
  const file = Buffer.from(bytes).toString('latin1')
  expect(file).toContain('/Lang (es-AR)')
  expect(file.match(/D:\d{14}Z/g)).toEqual(['D:20260907030000Z'])
  const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('latin1')
  expect(file).toContain(utf16('Convenio N.º\u00a01234, Municipalidad de San Nicolás'))
  expect(file).toContain('<xmp:CreateDate>2026-09-07T03:00:00Z')
})

test('names beyond Western Europe print; what the fonts lack shows a box', async () => {
  const { firmante } = sampleConvenio()
  const print = async (nombre: string) => {
    const datos = sampleConvenio(undefined, { firmante: { ...firmante, nombre } })
    return readPaginas(await renderConvenio(datos, fuentes))
      .map(textoDe)
      .join(' ')
  }
  expect(await print('Muñoz Ibáñez, Łukasz Dvořák')).toContain('MUÑOZ IBÁÑEZ, ŁUKASZ DVOŘÁK')
  expect(await print('Mun\u0303oz \u4e2d\u6587')).toContain('MUÑOZ \u2610\u2610')
})
