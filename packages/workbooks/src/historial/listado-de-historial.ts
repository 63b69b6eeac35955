import { HISTORIAL_EN_LISTA } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'
import { sheetColumns } from '../write/sheet-columns.ts'

/** Row of historico_{timestamp}.xlsx, the export of the audit history (S2 §2.10). */
export interface FilaDelLibroDeHistorial {
  /** Date and time in Buenos Aires: '20/11/2026 14:03:05'. */
  readonly fecha: string
  readonly usuario: string
  readonly dni: string
  readonly abogado: string
  readonly inmueble: string
  readonly recurso: string
  readonly descripcion: string
}

export const LISTADO_DE_HISTORIAL: readonly WorkbookColumn<FilaDelLibroDeHistorial>[] =
  sheetColumns(HISTORIAL_EN_LISTA, {
    fecha: { width: 20, value: ({ fecha }) => fecha },
    usuario: { width: 28, value: ({ usuario }) => usuario },
    dni: { width: 12, value: ({ dni }) => dni },
    abogado: { width: 12, value: ({ abogado }) => abogado },
    inmueble: { width: 12, value: ({ inmueble }) => inmueble },
    recurso: { width: 12, value: ({ recurso }) => recurso },
    descripcion: { width: 70, wrap: true, value: ({ descripcion }) => descripcion },
  })
