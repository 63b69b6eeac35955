import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDocumentosEnCarpeta } from '../../test/documentos-en-carpeta.ts'
import { cleanTemporaries, withTemporary } from './temporales.ts'

let dataDir = ''
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'apremia-temporales-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const NOW = new Date('2026-11-20T15:00:00Z')
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000)
const folder = () => join(dataDir, 'documentos', 'en-curso')

/**
 * Stands in for the function that deletes document rows, because the tests of this file store no document in the
 * database.
 */
const forget = async (): Promise<void> => {}

describe('work left under way', () => {
  beforeEach(() => {
    mkdirSync(folder(), { recursive: true })
    for (const [name, hours] of [
      ['nuevo', 1],
      ['viejo', 25],
    ] as const) {
      writeFileSync(join(folder(), name), name)
      utimesSync(join(folder(), name), hoursAgo(hours), hoursAgo(hours))
    }
  })

  it('goes whole when the folder is of one process', async () => {
    await cleanTemporaries(dataDir, { shared: false, now: NOW }, forget)
    expect(readdirSync(folder())).toEqual([])
  })

  it('is deleted when no process can be writing it, in a folder that several processes share', async () => {
    await cleanTemporaries(dataDir, { shared: true, now: NOW }, forget)
    expect(readdirSync(folder())).toEqual(['nuevo'])
  })
})

it('starts in an empty folder', async () => {
  await cleanTemporaries(dataDir, { shared: true, now: NOW }, forget)
  expect(readdirSync(folder())).toEqual([])
})

it('a temporary file goes away with the work it was for', async () => {
  const documentos = openDocumentosEnCarpeta(dataDir, () => NOW)
  let path = ''
  const work = withTemporary(documentos, async (temporary) => {
    path = temporary
    writeFileSync(temporary, 'medio')
    throw new Error('se cortó')
  })
  await expect(work).rejects.toThrow('se cortó')
  expect(existsSync(path)).toBe(false)
})
