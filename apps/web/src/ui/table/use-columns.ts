import { eligeAbogado } from '@apremia/core'
import { useState } from 'react'
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

const isVaried = <Row>(rows: readonly Row[], { comparado, opcional }: Column<Row>): boolean =>
  !opcional && (comparado === undefined || rows.length < 2 || new Set(rows.map(comparado)).size > 1)

/**
 * Returns the ids of the columns that are hidden at first: optional columns, and columns with the same value in every
 * row. A column that had different values on some page stays visible while the list is open.
 */
const useIguales = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string[] => {
  const [varied, setVaried] = useState<readonly string[]>([])
  const iguales = columns.filter(({ id }) => !varied.includes(id))
  const nuevas = rows.length === 0 ? [] : iguales.filter((column) => isVaried(rows, column))
  if (nuevas.length > 0) setVaried([...varied, ...nuevas.map(({ id }) => id)])
  return iguales.filter((column) => !nuevas.includes(column)).map(({ id }) => id)
}

export const useColumns = <Row>(
  list: string,
  all: readonly Column<Row>[],
  rows: readonly Row[] = [],
): ColumnChoice<Row> => {
  const elige = eligeAbogado(usePrincipal())
  const [eleccion, change] = useEleccion(list)
  const { ocultas: guardadas, mostradas, orden } = eleccion
  const comparadas = all.filter(({ comparado, opcional }) => comparado !== undefined || opcional)
  const iguales = useIguales(comparadas, rows)
  const ocultas = [...guardadas, ...iguales.filter((id) => !mostradas.includes(id))]
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
    toggle: (id) => {
      const rest = {
        orden,
        ocultas: guardadas.filter((other) => other !== id),
        mostradas: mostradas.filter((other) => other !== id),
      }
      if (!ocultas.includes(id)) change({ ...rest, ocultas: [...rest.ocultas, id] })
      else if (!iguales.includes(id)) change(rest)
      else change({ ...rest, mostradas: [...rest.mostradas, id] })
    },
    move: (id, by) => {
      const from = ids.indexOf(id)
      const to = from + by
      if (from < 0 || to < 0 || to >= ids.length) return
      change({ ...eleccion, orden: ids.with(from, ids[to] ?? id).with(to, id) })
    },
    showAll: () => change({ orden, ocultas: [], mostradas: comparadas.map(({ id }) => id) }),
  }
}
