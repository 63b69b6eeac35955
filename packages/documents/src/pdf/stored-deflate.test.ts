import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { inflate } from 'pako'
import { expect, test } from 'vitest'
import { MAX_STORED, storedDeflate } from './stored-deflate.ts'

const isGivenBack = (bytes: Uint8Array): boolean => {
  const stored = storedDeflate(bytes)
  return (
    Buffer.compare(inflateSync(stored), bytes) === 0 && Buffer.compare(inflate(stored), bytes) === 0
  )
}

test('any reader of zlib gives the bytes back', () => {
  fc.assert(fc.property(fc.uint8Array({ maxLength: 2_000 }), isGivenBack))
  expect(isGivenBack(new Uint8Array(MAX_STORED).fill(255))).toBe(true)
  expect(() => storedDeflate(new Uint8Array(MAX_STORED + 1))).toThrow(RangeError)
})
