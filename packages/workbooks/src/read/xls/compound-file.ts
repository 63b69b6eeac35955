import { WorkbookError } from '../../workbook-error.ts'

/** Entry in the root of a compound file (MS-CFB §2.6). */
export interface CompoundEntry {
  readonly name: string
  readonly kind: 'storage' | 'stream'
  readonly start: number
  readonly size: number
}

/** Compound file: the container of .xls, of encrypted .xlsx and of old Office documents. */
export interface CompoundFile {
  readonly entries: readonly CompoundEntry[]
  read(entry: CompoundEntry): Buffer
}

const LAST = 0xffff_fffa
const damaged = (): WorkbookError => new WorkbookError('danado', 'estructura del archivo .xls')

interface Layout {
  readonly bytes: Buffer
  readonly sectorSize: number
  readonly miniSize: number
  readonly cutoff: number
}

const sectorAt = ({ bytes, sectorSize }: Layout, sector: number): Buffer => {
  const at = (sector + 1) * sectorSize
  if (at >= bytes.length) throw damaged()
  return bytes.subarray(at, at + sectorSize)
}

/**
 * Returns the numbers of the sectors of a stream of an .xls file, in order. `table` gives, for each sector, the number
 * of the next one. Throws when a chain has more sectors than the table, because the chain is a loop.
 */
const follow = (table: Uint32Array, start: number): number[] => {
  const chain: number[] = []
  for (let sector = start; sector < LAST; sector = table[sector] as number) {
    if (sector >= table.length || chain.length >= table.length) throw damaged()
    chain.push(sector)
  }
  return chain
}

const numbersOf = (bytes: Buffer): number[] =>
  Array.from({ length: bytes.length >>> 2 }, (_, i) => bytes.readUInt32LE(i * 4))

/**
 * Returns the numbers of the sectors with the allocation table of an .xls file. The header of the file lists the first
 * 109 of these sectors, and a linked list gives the rest.
 */
const tableSectors = (layout: Layout): number[] => {
  const { bytes, sectorSize } = layout
  const most = Math.ceil(bytes.length / sectorSize)
  const sectors = numbersOf(bytes.subarray(76, 512))
  let next = bytes.readUInt32LE(68)
  while (next < LAST) {
    const numbers = numbersOf(sectorAt(layout, next))
    next = numbers.pop() ?? LAST
    sectors.push(...numbers)
    if (sectors.length > most + 256) throw damaged()
  }
  return sectors.filter((sector) => sector < LAST).slice(0, bytes.readUInt32LE(44))
}

const readTable = (layout: Layout, sectors: readonly number[]): Uint32Array =>
  Uint32Array.from(sectors.flatMap((sector) => numbersOf(sectorAt(layout, sector))))

const layoutOf = (bytes: Buffer): Layout => {
  if (bytes.length < 1536) throw damaged()
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) throw damaged()
  if (bytes.readUInt16LE(32) !== 6) throw damaged()
  return { bytes, sectorSize: 1 << shift, miniSize: 64, cutoff: bytes.readUInt32LE(56) }
}

const ENTRY = 128

/**
 * Returns the entries in the root folder of an .xls file. They are stored as a binary tree. When an entry is reached
 * twice, the tree has a loop and the file is refused.
 */
const rootEntries = (directory: Buffer): CompoundEntry[] => {
  const found: CompoundEntry[] = []
  const seen = new Set<number>()
  const pending = [directory.readUInt32LE(76)]
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (id >= LAST) continue
    if (seen.has(id) || (id + 1) * ENTRY > directory.length) throw damaged()
    seen.add(id)
    const at = id * ENTRY
    const nameLength = directory.readUInt16LE(at + 64)
    if (nameLength < 2 || nameLength > 64) throw damaged()
    found.push({
      name: directory.toString('utf16le', at, at + nameLength - 2),
      kind: directory[at + 66] === 1 ? 'storage' : 'stream',
      start: directory.readUInt32LE(at + 116),
      size: directory.readUInt32LE(at + 120),
    })
    pending.push(directory.readUInt32LE(at + 68), directory.readUInt32LE(at + 72))
  }
  return found
}

/**
 * Opens a compound file, which is the container of an .xls workbook.
 *
 * @throws WorkbookError when the file is damaged or incomplete
 */
export const openCompoundFile = (bytes: Buffer): CompoundFile => {
  const layout = layoutOf(bytes)
  const table = readTable(layout, tableSectors(layout))
  const collect = (start: number): Buffer =>
    Buffer.concat(follow(table, start).map((sector) => sectorAt(layout, sector)))
  const directory = collect(bytes.readUInt32LE(48))
  if (directory.length < ENTRY) throw damaged()
  const readMini = (entry: CompoundEntry): Buffer => {
    const container = collect(directory.readUInt32LE(116))
    const mini = readTable(layout, follow(table, bytes.readUInt32LE(60)))
    const pieces = follow(mini, entry.start).map((sector) =>
      container.subarray(sector * layout.miniSize, (sector + 1) * layout.miniSize),
    )
    return Buffer.concat(pieces)
  }
  return {
    entries: rootEntries(directory),
    read: (entry) => {
      const whole = entry.size < layout.cutoff ? readMini(entry) : collect(entry.start)
      if (whole.length < entry.size) throw damaged()
      return whole.subarray(0, entry.size)
    },
  }
}
