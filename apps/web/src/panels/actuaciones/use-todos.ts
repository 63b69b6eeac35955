import type { Page } from '@apremia/api-client'
import type { SerializedError } from '@reduxjs/toolkit'
import { useState } from 'react'
import { type Failure, failureOf } from '../../api/failure.ts'

/** Number of rows in each request. The server returns at most this number. */
const POR_PAGINA = 200

interface Lectura<Row> {
  readonly data?: Page<readonly Row[]> | undefined
  readonly error?: Failure | SerializedError | undefined
}

export type LeerPagina<Row> = (pagina: number, porPagina: number) => Promise<Lectura<Row>>

/**
 * Chooses every row of the search, page by page, for 'Seleccionar los n resultados' (ux 8). If one page fails, chooses
 * none.
 */
export const useTodos = <Row>(leer: LeerPagina<Row>, onRead: (rows: readonly Row[]) => void) => {
  const [leyendo, setLeyendo] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const choose = async () => {
    setLeyendo(true)
    setFailure(undefined)
    const rows: Row[] = []
    for (let pagina = 1, total = 1; rows.length < total; pagina++) {
      const { data, error } = await leer(pagina, POR_PAGINA)
      if (data === undefined) {
        setFailure(failureOf(error))
        setLeyendo(false)
        return
      }
      rows.push(...data.rows)
      // A page of the list without rows means that the list became shorter meanwhile. The reading stops at that page.
      total = data.rows.length === 0 ? 0 : data.total
    }
    setLeyendo(false)
    onRead(rows)
  }
  return { choose, leyendo, failure, dismiss: () => setFailure(undefined) }
}

export type Todos = ReturnType<typeof useTodos>
