import { useEffect, useMemo, useState } from 'react'

const DELAY_MS = 250

/**
 * Returns the value once the value has not changed for a short time, so that each key press sends no request. The first
 * value is returned at once.
 */
export const useSettled = <T>(value: T): { readonly value: T; readonly settling: boolean } => {
  const text = JSON.stringify(value)
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return {
    value: useMemo(() => JSON.parse(settled) as T, [settled]),
    settling: text !== settled,
  }
}
