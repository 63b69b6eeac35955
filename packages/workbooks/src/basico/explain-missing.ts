import { CATEGORIAS, type Categoria } from '@apremia/core'
import type { Row } from '../read/cell.ts'
import { findHeadings } from '../table/find-headings.ts'
import { WorkbookError } from '../workbook-error.ts'
import { headingDeImponible } from './columnas-basicas.ts'

const NOMBRES: Readonly<Record<Categoria, string>> = { inmueble: 'Inmueble', comercio: 'Comercio' }

/**
 * Creates a function that explains why a workbook lacks a heading. It receives the heading row, and detects that the
 * person chose the wrong category: for example, chose businesses and uploaded property numbers. In any other case it
 * returns undefined.
 */
export const explainCategoria =
  (categoria: Categoria, sheet: string) =>
  (row: Row): WorkbookError | undefined => {
    const has = (one: Categoria): boolean =>
      findHeadings(row, [headingDeImponible(one)], sheet).missing.length === 0
    const other = CATEGORIAS.find((one) => one !== categoria && has(one))
    return other !== undefined && !has(categoria)
      ? new WorkbookError('categoria-equivocada', headingDeImponible(other).title, NOMBRES[other])
      : undefined
  }
