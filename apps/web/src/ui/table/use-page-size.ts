import { readKept } from '../kept.ts'
import { choosePreference, useKept } from '../use-kept.ts'
import { PAGE_SIZES } from './paginator.tsx'

const POR_DEFECTO = 50

const nameOf = (list: string): string => `filas.${list}`

const sizeOf = (kept: string): number =>
  PAGE_SIZES.find((uno) => uno === Number(kept)) ?? POR_DEFECTO

export const readPageSize = (list: string): number => sizeOf(readKept(nameOf(list)))

export const usePageSize = (list: string): [number, (size: number) => void] => {
  const name = nameOf(list)
  return [sizeOf(useKept(name)), (next) => choosePreference(name, String(next))]
}
