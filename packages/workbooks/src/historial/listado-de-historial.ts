import type { WorkbookColumn } from '../write/column.ts'

/** A row of the history as it is exported (S2 §2.10): historico_{timestamp}.xlsx. */
export interface FilaDelLibroDeHistorial {
  /** '20/11/2026 14:03:05', in Buenos Aires. */
  readonly fecha: string
  readonly usuario: string
  readonly dni: string
  readonly abogado: string
  readonly inmueble: string
  readonly recurso: string
  readonly descripcion: string
}

export const LISTADO_DE_HISTORIAL: readonly WorkbookColumn<FilaDelLibroDeHistorial>[] = [
  { heading: 'FECHA', type: 'text', width: 20, value: ({ fecha }) => fecha },
  { heading: 'USUARIO', type: 'text', width: 28, value: ({ usuario }) => usuario },
  { heading: 'DNI', type: 'text', width: 12, value: ({ dni }) => dni },
  { heading: 'ABOGADO', type: 'text', width: 12, value: ({ abogado }) => abogado },
  { heading: 'INMUEBLE', type: 'text', width: 12, value: ({ inmueble }) => inmueble },
  { heading: 'RECURSO', type: 'text', width: 12, value: ({ recurso }) => recurso },
  {
    heading: 'DESCRIPCION',
    type: 'text',
    width: 70,
    wrap: true,
    value: ({ descripcion }) => descripcion,
  },
]
