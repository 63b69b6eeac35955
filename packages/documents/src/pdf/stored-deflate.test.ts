import { deflateSync, inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { inflate } from 'pako'
import { expect, test } from 'vitest'
import { MAX_STORED, storedDeflate } from './stored-deflate.ts'

const deflated = (bytes: Uint8Array) => ({ data: deflateSync(bytes), length: bytes.length })

const isGivenBack = (bytes: Uint8Array, then: Uint8Array): boolean => {
  const stored = storedDeflate(bytes, deflated(then))
  const whole = Buffer.concat([bytes, then])
  return inflateSync(stored).equals(whole) && whole.equals(inflate(stored))
}

test('any reader of zlib gives back the bytes and those that follow them', () => {
  const bytes = fc.uint8Array({ maxLength: 2_000 })
  fc.assert(fc.property(bytes, bytes, isGivenBack))
  const most = new Uint8Array(MAX_STORED).fill(255)
  expect(isGivenBack(most, new Uint8Array(200_000).fill(255))).toBe(true)
  expect(() => storedDeflate(new Uint8Array(MAX_STORED + 1), deflated(most))).toThrow(RangeError)
})
