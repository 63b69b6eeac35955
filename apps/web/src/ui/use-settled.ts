import { useEffect, useMemo, useState } from 'react'

const DELAY_MS = 250

/**
 * Returns the value after it stops changing for a short time, so that not every key sends a request. The first value is
 * returned at once.
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
