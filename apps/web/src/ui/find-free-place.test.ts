import { expect, test } from 'vitest'
import { findFreePlace, isFree } from './find-free-place.ts'

const VIEWPORT = { width: 1366, height: 768 }
const MESSAGE = { width: 400, height: 80 }

const button =
  (left: number, top: number, width = 100, height = 24) =>
  (x: number, y: number): boolean =>
    x >= left && x < left + width && y >= top && y < top + height

test('on a page without controls the messages are in the bottom right corner', () => {
  expect(findFreePlace(MESSAGE, VIEWPORT, () => false)).toEqual({ left: 950, top: 672 })
})

test('a button in the corner moves the messages beside it, as low as before', () => {
  const corner = button(1200, 700)
  const place = findFreePlace(MESSAGE, VIEWPORT, corner)
  expect(place).toEqual({ left: 483, top: 672 })
  expect(place && isFree(place, MESSAGE, corner)).toBe(true)
})

test('a row of buttons moves the messages above the row', () => {
  const row = button(0, 690, 1366)
  const place = findFreePlace(MESSAGE, VIEWPORT, row)
  expect(place?.left).toBe(950)
  expect((place?.top ?? 768) + MESSAGE.height).toBeLessThanOrEqual(690)
})

test('on a phone the messages find the room between two buttons', () => {
  const phone = { width: 390, height: 844 }
  const message = { width: 358, height: 80 }
  const controls = (x: number, y: number) => button(0, 700, 390)(x, y) || button(0, 500, 390)(x, y)
  const place = findFreePlace(message, phone, controls)
  expect(place?.top).toBeGreaterThanOrEqual(524)
  expect((place?.top ?? 844) + 80).toBeLessThanOrEqual(844)
  expect(place && isFree(place, message, controls)).toBe(true)
})

test('the room between two lines of buttons may be hardly higher than the messages', () => {
  const lines = (x: number, y: number) =>
    button(0, 85, 1366, 300)(x, y) || button(0, 470, 1366, 298)(x, y)
  const place = findFreePlace(MESSAGE, { width: 1366, height: 768 }, lines)
  expect(place?.top).toBeGreaterThanOrEqual(385)
  expect((place?.top ?? 768) + MESSAGE.height).toBeLessThan(470)
})

test('a page full of controls has no free place', () => {
  expect(findFreePlace(MESSAGE, VIEWPORT, () => true)).toBeUndefined()
})
