import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { fecha } from '@apremia/core'
import { expect, test } from 'vitest'
import { loadFuentes, nodeDeflate } from '../node.ts'
import { readPaginas, textoDe } from '../testing/read-textos.ts'
import {
  enVersion,
  sampleConPapel,
  sampleConvenio,
  sampleDeuda,
} from '../testing/sample-convenio.ts'
import { renderConvenio } from './index.ts'

const fuentes = loadFuentes()

const OTRO = sampleConvenio([sampleDeuda(30)], { numero: 'Ł-7' })

test.each([
  [1, sampleConvenio(), OTRO],
  [2, enVersion(sampleConPapel(), 2), enVersion(sampleConPapel(OTRO), 2)],
  [3, sampleConPapel(), sampleConPapel(OTRO)],
])(
  'the same data give the same bytes in version %d, whatever is printed before or at the same time',
  async (_, uno, otro) => {
    const primero = await renderConvenio(uno, fuentes)
    const [a, b, c] = await Promise.all([
      renderConvenio(otro, fuentes),
      renderConvenio(uno, loadFuentes()),
      renderConvenio(otro, fuentes),
    ])
    expect(b).toEqual(primero)
    expect(c).toEqual(a)
  },
)

test('another process, or another thread, gives the same bytes', async () => {
  const script = fileURLToPath(new URL('../testing/hash-convenio.ts', import.meta.url))
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--conditions=source', '--import', 'tsx', script],
  ])
  const hashes: string[] = []
  for (const datos of [sampleConvenio(), sampleConPapel()])
    hashes.push(
      createHash('sha256')
        .update(await renderConvenio(datos, fuentes))
        .digest('hex'),
    )
  expect(stdout.trim().split('\n')).toEqual([hashes.join(' '), hashes.join(' ')])
})

test('the compression of Node and the portable one give the same bytes in version 3', async () => {
  const datos = sampleConPapel()
  expect(await renderConvenio(datos, fuentes, nodeDeflate)).toEqual(
    await renderConvenio(datos, fuentes),
  )
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
