import { choosePreference, useKept } from '../use-kept.ts'
import { PAGE_SIZES } from './paginator.tsx'

const POR_DEFECTO = 50

/** Rows per page of a list, remembered in this browser. */
export const usePageSize = (list: string): [number, (size: number) => void] => {
  const name = `filas.${list}`
  const kept = Number(useKept(name))
  const size = PAGE_SIZES.find((uno) => uno === kept) ?? POR_DEFECTO
  return [size, (next) => choosePreference(name, String(next))]
}
