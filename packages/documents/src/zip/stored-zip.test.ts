import { crc32 } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { type Entry, fromBuffer } from 'yauzl'
import { createStoredZip } from './stored-zip.ts'
import { centralEntry, endRecords } from './zip-records.ts'

/**
 * Modification date and time of the files in the zip of the test. In Buenos Aires it is 23:30:40 of the previous day.
 */
const DATE = new Date('2026-09-05T02:30:40Z')

const zipOf = async (files: Iterable<readonly [string, Uint8Array]>): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  const zip = createStoredZip((chunk) => {
    chunks.push(chunk.slice())
    return undefined
  }, DATE)
  for (const [name, bytes] of files) await zip.add(name, bytes)
  await zip.end()
  return Buffer.concat(chunks)
}

/** Reads the files of a zip with the library yauzl, and checks their CRC-32. */
const readBack = (zip: Buffer): Promise<{ entry: Entry; bytes: Buffer }[]> =>
  new Promise((resolve, reject) => {
    const found: { entry: Entry; bytes: Buffer }[] = []
    fromBuffer(zip, { lazyEntries: true }, (failed, reader) => {
      if (failed) return reject(failed)
      reader.on('error', reject)
      reader.on('end', () => resolve(found))
      reader.on('entry', (entry: Entry) => {
        reader.openReadStream(entry, async (error, stream) => {
          if (error) return reject(error)
          const chunks: Buffer[] = []
          for await (const chunk of stream) chunks.push(chunk as Buffer)
          const bytes = Buffer.concat(chunks)
          if (crc32(bytes) !== entry.crc32) return reject(new Error(`Suma de ${entry.fileName}`))
          found.push({ entry, bytes })
          reader.readEntry()
        })
      })
      reader.readEntry()
    })
  })

describe('the zip of a lot', () => {
  test('gives its files back, with the date it was given', async () => {
    const files = [
      ['titulo_000000001.pdf', Buffer.from('uno')],
      ['año.txt', Buffer.alloc(0)],
      ['titulo_000000003.pdf', Buffer.alloc(70_000, 7)],
    ] as const
    const found = await readBack(await zipOf(files))
    expect(found.map(({ entry, bytes }) => [entry.fileName, bytes])).toEqual(files)
    expect(found[0]?.entry.lastModFileDate).toBe(((2026 - 1980) << 9) | (9 << 5) | 4)
    expect(found[0]?.entry.lastModFileTime).toBe((23 << 11) | (30 << 5) | 20)
  })

  test('the same files and date give the same bytes', async () => {
    const files = [['a', Buffer.from('uno')]] as const
    expect(await zipOf(files)).toEqual(await zipOf(files))
  })

  test('an empty one is still a zip', async () => {
    expect(await readBack(await zipOf([]))).toEqual([])
  })

  test('holds more files than 16 bits count', async () => {
    const bytes = Buffer.from('x')
    const files = Array.from({ length: 65_600 }, (_, i) => [`${i}.pdf`, bytes] as const)
    const found = await readBack(await zipOf(files))
    expect(found).toHaveLength(65_600)
    expect(found.at(-1)?.entry.fileName).toBe('65599.pdf')
  })

  test('waits for the reader of its bytes', async () => {
    const order: string[] = []
    const zip = createStoredZip(async (chunk) => {
      order.push(`toma ${chunk.length}`)
      await new Promise(setImmediate)
      order.push('listo')
    }, DATE)
    await zip.add('a', Buffer.from('uno'))
    expect(order).toEqual(['toma 31', 'listo', 'toma 3', 'listo'])
  })
})

test('beyond 4 GB offsets go to the zip64 fields', () => {
  const entry = { name: Buffer.from('a'), size: 3, crc: 9, time: 0 }
  const central = Buffer.from(centralEntry(entry, 5_000_000_000))
  expect(central.readUInt32LE(42)).toBe(0xffff_ffff)
  expect(central.readBigUInt64LE(46 + 1 + 4)).toBe(5_000_000_000n)
  const end = Buffer.from(endRecords({ count: 2, start: 5_000_000_000, size: 100 }))
  expect(end.readBigUInt64LE(48)).toBe(5_000_000_000n)
  expect(end.readBigUInt64LE(56 + 8)).toBe(5_000_000_100n)
  expect(end.readUInt32LE(56 + 20 + 16)).toBe(0xffff_ffff)
  expect(endRecords({ count: 2, start: 500, size: 100 })).toHaveLength(22)
})
