import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contentId } from './content-id.ts'

test('a content that differs in one bit has another identifier', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 200 }), fc.nat(), (bytes, at) => {
      const other = bytes.slice()
      const index = at % bytes.length
      other[index] = (other[index] ?? 0) ^ (1 << (at % 8))
      expect(contentId(bytes)).toMatch(/^[0-9a-f]{32}$/)
      expect(contentId(bytes)).toBe(contentId(bytes.slice()))
      expect(contentId(other)).not.toBe(contentId(bytes))
      expect(contentId(Uint8Array.of(...bytes, 0))).not.toBe(contentId(bytes))
    }),
  )
})
