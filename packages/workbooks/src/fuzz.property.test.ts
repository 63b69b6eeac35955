import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { buildCompound } from '../../../fixtures/src/libros/build-compound.ts'
import { buildZip } from '../../../fixtures/src/libros/build-zip.ts'
import { readBasico } from './basico/read-basico.ts'
import { LIMITS } from './limits.ts'
import { readProcesado } from './procesado/read-procesado.ts'
import { openCompoundFile } from './read/xls/compound-file.ts'
import { WorkbookError } from './workbook-error.ts'
import { openZip } from './zip/open-zip.ts'
import { unpackSmallPart } from './zip/unpack-part.ts'

const sample = (name: string): Buffer =>
  readFileSync(new URL(`../../../fixtures/libros/${name}`, import.meta.url))

const BASICOS = ['basico-inmueble-libreoffice.xlsx', 'basico-inmueble-sheetjs.xlsx'].map(sample)
const PROCESADO = sample('procesado-inmueble-libreoffice.xlsx')
const ANTIGUOS = ['basico-inmueble-libreoffice.xls', 'basico-inmueble-sheetjs.xls'].map(sample)

/**
 * Damage to a file: some bytes are changed. `where` is the position of those bytes, as a fraction of the length of the
 * file.
 */
type Cambio = readonly [
  where: number,
  kind: 'flip' | 'set' | 'cut' | 'repeat' | 'markup',
  value: number,
]

const cambio: fc.Arbitrary<Cambio> = fc.tuple(
  fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  fc.constantFrom('flip', 'set', 'cut', 'repeat', 'markup'),
  fc.nat(255),
)
const cambios = fc.array(cambio, { minLength: 1, maxLength: 6 })

const MARKUP = [
  '<',
  '>',
  '"',
  '&',
  '</row>',
  '<row r="1">',
  '<c>',
  '<!--',
  ']]>',
  '/>',
  '\0',
  '<f>',
  'r="Z9"',
]

const mutate = (bytes: Buffer, changes: readonly Cambio[]): Buffer =>
  changes.reduce((current, [where, kind, value]) => {
    const at = Math.floor(where * current.length)
    const before = current.subarray(0, at)
    if (kind === 'cut') return Buffer.concat([before, current.subarray(at + 1 + value)])
    if (kind === 'repeat') return Buffer.concat([before, current.subarray(Math.max(0, at - value))])
    if (kind === 'markup')
      return Buffer.concat([
        before,
        Buffer.from(MARKUP[value % MARKUP.length] ?? '<'),
        current.subarray(at),
      ])
    const changed = Buffer.from(current)
    changed[at] = kind === 'flip' ? (changed[at] ?? 0) ^ (1 << (value % 8)) : value
    return changed
  }, bytes)

/**
 * Checks that reading a file takes less than a second of processor time and ends with a result or with a WorkbookError.
 */
const endsWell = async (read: () => Promise<unknown>): Promise<'read' | 'refused'> => {
  const before = process.cpuUsage()
  let outcome: 'read' | 'refused' = 'read'
  try {
    await read()
  } catch (error) {
    expect(error).toBeInstanceOf(WorkbookError)
    outcome = 'refused'
  }
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(1000)
  return outcome
}

const basico = (bytes: Buffer) => endsWell(() => readBasico(bytes, { categoria: 'inmueble' }))
const procesado = (bytes: Buffer) => endsWell(() => readProcesado(bytes, { categoria: 'inmueble' }))

/** Number of runs of each property-based test. Set FUZZ_RUNS=20000 for a long test. */
const RUNS = { numRuns: Number(process.env.FUZZ_RUNS ?? 400) }
vi.setConfig({ testTimeout: 180_000 + RUNS.numRuns * 30 })

/**
 * Changes that damage the XML of a sheet so that even `normalizeXml` cannot repair it. The test makes random changes,
 * and always tries these changes too.
 */
const STILL_NOT_PLAIN: readonly Cambio[][] = [
  [
    [0, 'set', 49],
    [0, 'flip', 60],
    [0, 'markup', 0],
  ],
]

/**
 * Unpacks the parts of a workbook. A test then changes one part and packs the workbook again with correct checksums.
 */
const partsOf = async (bytes: Buffer) =>
  [...(await openZip(bytes, LIMITS)).values()].map((part) => ({
    name: part.name,
    data: unpackSmallPart(part, LIMITS.unpacked),
  }))

describe('damaged workbooks', () => {
  it('.xlsx: bytes of the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...BASICOS), cambios, async (bytes, changes) => {
        await basico(mutate(bytes, changes))
      }),
      RUNS,
    )
  })

  it('.xlsx: bytes inside the parts', async () => {
    const books = await Promise.all(BASICOS.map(partsOf))
    const outcomes = new Set<string>()
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...books),
        fc.nat(),
        cambios,
        async (parts, which, changes) => {
          const chosen = which % parts.length
          const zip = parts.map((part, i) =>
            i === chosen ? { ...part, data: mutate(part.data, changes) } : part,
          )
          outcomes.add(await basico(buildZip(zip)))
        },
      ),
      RUNS,
    )
    expect(outcomes).toEqual(new Set(['read', 'refused']))
  })

  it('processed .xlsx: bytes inside the sheets', async () => {
    const parts = await partsOf(PROCESADO)
    const sheets = parts.flatMap(({ name }, i) =>
      /sheet\d\.xml$|sharedStrings/.test(name) ? [i] : [],
    )
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...sheets), cambios, async (chosen, changes) => {
        const zip = parts.map((part, i) =>
          i === chosen ? { ...part, data: mutate(part.data, changes) } : part,
        )
        await procesado(buildZip(zip))
      }),
      { ...RUNS, examples: STILL_NOT_PLAIN.map((changes) => [sheets[1] ?? 0, changes] as const) },
    )
  })

  it('.xls: bytes of the file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...ANTIGUOS), cambios, async (bytes, changes) => {
        await basico(mutate(bytes, changes))
      }),
      RUNS,
    )
  })

  it('.xls: bytes of the stream', async () => {
    const streams = ANTIGUOS.map((bytes) => {
      const file = openCompoundFile(bytes)
      const entry = file.entries.find(({ name }) => name === 'Workbook')
      return entry ? file.read(entry) : Buffer.alloc(0)
    })
    const outcomes = new Set<string>()
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...streams), cambios, async (stream, changes) => {
        const book = buildCompound([{ name: 'Workbook', data: mutate(stream, changes) }])
        outcomes.add(await basico(book))
      }),
      RUNS,
    )
    expect(outcomes).toEqual(new Set(['read', 'refused']))
  })

  it('anything at all', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 3000 }),
        fc.constantFrom('', 'PK\x03\x04', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
        async (noise, magic) => {
          expect(await basico(Buffer.concat([Buffer.from(magic, 'latin1'), noise]))).toBe('refused')
        },
      ),
      RUNS,
    )
  })
})
