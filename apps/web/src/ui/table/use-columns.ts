import { eligeAbogado } from '@apremia/core'
import { usePrincipal } from '../../session/use-principal.ts'
import type { Column } from './data-table.tsx'
import { useEleccion } from './eleccion.ts'

export interface ColumnChoice<Row> {
  /**
   * Visible columns, in their order on screen. The first column is always visible. The column of actions is always
   * last.
   */
  readonly shown: readonly Column<Row>[]
  /** Columns that can be hidden or moved, in their order on screen. */
  readonly choices: readonly { readonly id: string; readonly name: string; readonly on: boolean }[]
  readonly toggle: (id: string) => void
  readonly move: (id: string, by: -1 | 1) => void
  readonly showAll: () => void
}

const hasActions = ({ id, tarjeta }: Column<never>): boolean =>
  id === 'acciones' || tarjeta === 'acciones'

/**
 * Sorts the column ids in the order that the person stored. A column missing from the stored order comes after the
 * column that precedes it in `ids`.
 */
const arrange = (ids: readonly string[], orden: readonly string[]): string[] => {
  const arranged = orden.filter((id) => ids.includes(id))
  for (const [index, id] of ids.entries()) {
    if (arranged.includes(id)) continue
    const before = arranged.indexOf(ids[index - 1] ?? '')
    arranged.splice(before + 1, 0, id)
  }
  return arranged
}

export const useColumns = <Row>(list: string, all: readonly Column<Row>[]): ColumnChoice<Row> => {
  const elige = eligeAbogado(usePrincipal())
  const [{ ocultas, orden }, change] = useEleccion(list)
  const columns = elige ? all : all.filter(({ whose }) => !whose)
  const movable = columns.slice(1).filter((column) => !hasActions(column))
  const ids = arrange(
    movable.map(({ id }) => id),
    orden,
  )
  const arranged = ids.flatMap((id) => movable.filter((column) => column.id === id))
  return {
    shown: [
      ...columns.slice(0, 1),
      ...arranged.filter(({ id }) => !ocultas.includes(id)),
      ...columns.slice(1).filter(hasActions),
    ],
    choices: arranged.map(({ id, header }) => ({ id, name: header, on: !ocultas.includes(id) })),
    toggle: (id) =>
      change({
        orden,
        ocultas: ocultas.includes(id) ? ocultas.filter((other) => other !== id) : [...ocultas, id],
      }),
    move: (id, by) => {
      const from = ids.indexOf(id)
      const to = from + by
      if (from < 0 || to < 0 || to >= ids.length) return
      change({ ocultas, orden: ids.with(from, ids[to] ?? id).with(to, id) })
    },
    showAll: () => change({ orden, ocultas: [] }),
  }
}
