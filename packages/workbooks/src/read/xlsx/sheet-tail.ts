import { columnIndex } from '../../cell-address.ts'
import type { MergedRange } from '../workbook.ts'

const MERGED = /<mergeCell\s+ref=["']([A-Z]{1,3})(\d{1,7})(?::([A-Z]{1,3})(\d{1,7}))?["']/g
/**
 * Maximum number of merged ranges that are kept, more than in any sheet made by people. Further merged ranges are
 * ignored.
 */
const MOST = 100_000
const OVERLAP = 64

export class SheetTail {
  readonly merged: MergedRange[] = []
  #rest = ''

  push(chunk: Buffer): void {
    const text = this.#rest + chunk.toString('latin1')
    let end = 0
    for (const m of text.matchAll(MERGED)) {
      const [whole, left = '', top = '', right = left, bottom = top] = m
      end = m.index + whole.length
      if (this.merged.length < MOST)
        this.merged.push({
          top: Number(top),
          left: columnIndex(left) + 1,
          bottom: Number(bottom),
          right: columnIndex(right) + 1,
        })
    }
    this.#rest = text.slice(Math.max(end, text.length - OVERLAP))
  }

  isComplete(): boolean {
    return /<\/worksheet>\s*$/.test(this.#rest)
  }
}
