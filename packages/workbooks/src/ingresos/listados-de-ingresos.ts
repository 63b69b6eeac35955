import type { WorkbookColumn } from '../write/column.ts'

/** A person and their sign-ins (S2 §2.14): ingresos_{timestamp}.xlsx. */
export interface FilaDeResumenDeIngresos {
  readonly dni: string
  readonly nombre: string
  readonly tipo: string
  readonly codigo: string
  readonly rol: string
  readonly cantidad: number
  /** '20/11/2026 14:03:05', in Buenos Aires. */
  readonly ultimo: string
}

/** Sign-in of a person: ingresos_{dni}_{timestamp}.xlsx. */
export interface FilaDeIngreso {
  readonly fecha: string
  readonly hora: string
  readonly fuente: string
}

export const COLUMNAS_DE_RESUMEN_DE_INGRESOS: readonly WorkbookColumn<FilaDeResumenDeIngresos>[] = [
  { heading: 'DNI', type: 'text', width: 12, value: ({ dni }) => dni },
  { heading: 'NOMBRE Y APELLIDO', type: 'text', width: 30, value: ({ nombre }) => nombre },
  { heading: 'TIPO DE USUARIO', type: 'text', value: ({ tipo }) => tipo },
  { heading: 'CODIGO EXTERNO', type: 'text', value: ({ codigo }) => codigo },
  { heading: 'ROL', type: 'text', value: ({ rol }) => rol },
  { heading: 'CANTIDAD DE LOGIN', type: 'integer', value: ({ cantidad }) => cantidad },
  { heading: 'ULTIMO INGRESO', type: 'text', width: 20, value: ({ ultimo }) => ultimo },
]

export const COLUMNAS_DE_INGRESOS: readonly WorkbookColumn<FilaDeIngreso>[] = [
  { heading: 'FECHA', type: 'text', width: 12, value: ({ fecha }) => fecha },
  { heading: 'HORA', type: 'text', width: 10, value: ({ hora }) => hora },
  { heading: 'IDENTIDAD', type: 'text', value: ({ fuente }) => fuente },
]
