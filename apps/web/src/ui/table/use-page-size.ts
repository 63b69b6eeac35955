import { useState } from 'react'
import { PAGE_SIZES } from './paginator.tsx'

const POR_DEFECTO = 50

const read = (key: string): number => {
  try {
    const kept = Number(localStorage.getItem(key))
    return PAGE_SIZES.find((size) => size === kept) ?? POR_DEFECTO
  } catch {
    return POR_DEFECTO
  }
}

/** Rows per page of a list, remembered in this browser. */
export const usePageSize = (list: string): [number, (size: number) => void] => {
  const key = `apremia.filas.${list}`
  const [size, setSize] = useState(() => read(key))
  const change = (next: number) => {
    setSize(next)
    try {
      localStorage.setItem(key, String(next))
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }
  return [size, change]
}
