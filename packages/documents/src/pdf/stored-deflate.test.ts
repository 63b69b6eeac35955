import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { inflate } from 'pako'
import { expect, test } from 'vitest'
import { MAX_STORED, storedDeflate } from './stored-deflate.ts'

test('any reader of zlib gives the bytes back', () => {
  const some = fc.uint8Array({ maxLength: 2_000 })
  fc.assert(
    fc.property(some, (bytes) => {
      const stored = storedDeflate(bytes)
      expect(new Uint8Array(inflateSync(stored))).toEqual(bytes)
      expect(inflate(stored)).toEqual(bytes)
    }),
  )
  const most = new Uint8Array(MAX_STORED).fill(255)
  expect(new Uint8Array(inflateSync(storedDeflate(most)))).toEqual(most)
  expect(() => storedDeflate(new Uint8Array(MAX_STORED + 1))).toThrow(RangeError)
})
