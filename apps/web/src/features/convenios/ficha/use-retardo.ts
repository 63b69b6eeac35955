import { useEffect, useState } from 'react'

/** A person who goes on typing is not answered at every key. */
const QUIETO_MS = 250

/** The value once it has stayed the same for a moment; compared by its JSON. */
export const useRetardo = <T>(value: T): { readonly value: T; readonly alDia: boolean } => {
  const [settled, setSettled] = useState(value)
  const key = JSON.stringify(value)
  const alDia = JSON.stringify(settled) === key
  useEffect(() => {
    if (alDia) return
    const timer = setTimeout(() => setSettled(JSON.parse(key) as T), QUIETO_MS)
    return () => clearTimeout(timer)
  }, [alDia, key])
  return { value: settled, alDia }
}
