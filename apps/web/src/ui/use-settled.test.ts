import { cleanup, renderHook } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSettled } from './use-settled.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('only the last of several values in a row counts, after a pause', () => {
  const { result, rerender } = renderHook(({ n }) => useSettled({ n }), { initialProps: { n: 1 } })
  expect(result.current).toEqual({ value: { n: 1 }, settling: false })
  rerender({ n: 2 })
  act(() => void vi.advanceTimersByTime(200))
  rerender({ n: 3 })
  act(() => void vi.advanceTimersByTime(200))
  expect(result.current).toEqual({ value: { n: 1 }, settling: true })
  act(() => void vi.advanceTimersByTime(100))
  expect(result.current).toEqual({ value: { n: 3 }, settling: false })
})
