import { CATEGORIAS, type Categoria } from '@apremia/core'
import type { Row } from '../read/cell.ts'
import { findHeadings } from '../table/find-headings.ts'
import { WorkbookError } from '../workbook-error.ts'
import { headingDeImponible } from './columnas-basicas.ts'

const NOMBRES: Readonly<Record<Categoria, string>> = { inmueble: 'Inmueble', comercio: 'Comercio' }

/**
 * Creates a function that explains why a workbook lacks the required headings. The function returns an error when the
 * workbook is of the other category. An example is a workbook of businesses that a person uploads as real properties.
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
