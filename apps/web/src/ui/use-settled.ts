import { useEffect, useMemo, useState } from 'react'

const DELAY_MS = 250

/**
 * Returns `value` once it has not changed for a short time. A request that depends on the returned value is then not
 * sent at each key press. The first value is returned without delay.
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
