import { eligeAbogado } from '@apremia/core'
import { useState } from 'react'
import { usePrincipal } from '../../session/use-principal.ts'
import type { Column } from './data-table.tsx'

const read = (key: string): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

export interface ColumnChoice<Row> {
  /** In the order of the list; the first is always there. */
  readonly shown: readonly Column<Row>[]
  /** Those that can be put away, and whether they are shown. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly on: boolean }[]
  readonly toggle: (id: string) => void
  readonly showAll: () => void
}

/** Which columns of a list are shown, remembered in this browser. A column that is new is shown. */
export const useColumns = <Row>(list: string, all: readonly Column<Row>[]): ColumnChoice<Row> => {
  const key = `apremia.columnas.${list}`
  const elige = eligeAbogado(usePrincipal())
  const columns = elige ? all : all.filter(({ whose }) => !whose)
  const [hidden, setHidden] = useState(() => read(key))
  const change = (next: readonly string[]) => {
    setHidden(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage the choice lasts until the page is closed.
    }
  }
  return {
    shown: columns.filter(({ id }, index) => index === 0 || !hidden.includes(id)),
    choices: columns
      .slice(1)
      .map(({ id, header }) => ({ id, name: header, on: !hidden.includes(id) })),
    toggle: (id) =>
      change(hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id]),
    showAll: () => change([]),
  }
}
