import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { nombreDeTitulo } from '../titulos/nombre-de-titulo.ts'
import { createLoteZip, readFromLoteZip } from './lote-zip.ts'

test('the memory of a document may be written over once the zip was flushed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'apremia-lote-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'lote.zip')
  const zip = createLoteZip(path, new Date('2026-11-20T12:00:00Z'))
  const batch = Buffer.alloc(2 << 20)
  const documentos = Array.from({ length: 4 }, () => randomBytes(batch.length))
  for (const [i, documento] of documentos.entries()) {
    documento.copy(batch)
    await zip.add(nombreDeTitulo(i + 1), batch)
    await zip.flush()
    batch.fill(0)
  }
  await zip.close()
  for (const [i, documento] of documentos.entries())
    expect((await readFromLoteZip(path, nombreDeTitulo(i + 1)))?.equals(documento)).toBe(true)
})
