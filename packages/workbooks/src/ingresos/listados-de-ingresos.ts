import { INGRESOS_EN_LISTA } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { sheetColumns } from '../write/sheet-columns.ts'

export interface FilaDeResumenDeIngresos {
  readonly dni: string
  readonly nombre: string
  readonly tipo: string
  readonly codigo: string
  readonly rol: string
  readonly cantidad: number
  /** Date and time of the last sign-in, in Buenos Aires: '20/11/2026 14:03:05'. */
  readonly ultimo: string
}

export interface FilaDeIngreso {
  readonly fecha: string
  readonly hora: string
  readonly fuente: string
}

export const COLUMNAS_DE_RESUMEN_DE_INGRESOS: readonly WorkbookColumn<FilaDeResumenDeIngresos>[] =
  sheetColumns(INGRESOS_EN_LISTA, {
    dni: { width: 12, value: ({ dni }) => dni },
    nombre: { width: 30, value: ({ nombre }) => nombre },
    tipo: { value: ({ tipo }) => tipo },
    codigo: { value: ({ codigo }) => codigo },
    rol: { value: ({ rol }) => rol },
    cantidad: { value: ({ cantidad }) => cantidad },
    ultimo: { width: 20, value: ({ ultimo }) => ultimo },
  })

export const COLUMNAS_DE_INGRESOS: readonly WorkbookColumn<FilaDeIngreso>[] = [
  { heading: 'FECHA', type: 'text', width: 12, value: ({ fecha }) => fecha },
  { heading: 'HORA', type: 'text', width: 10, value: ({ hora }) => hora },
  { heading: 'IDENTIDAD', type: 'text', value: ({ fuente }) => fuente },
]
