import type { FichaDeAbogado } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

export interface FilaDeAbogado extends Omit<FichaDeAbogado, 'titulo'> {
  readonly titulo: string
}

export const COLUMNAS_DE_ABOGADOS: readonly WorkbookColumn<FilaDeAbogado>[] = [
  { heading: 'CODIGO EXTERNO', type: 'text', value: ({ codexterno }) => codexterno },
  { heading: 'APELLIDO', type: 'text', width: 24, value: ({ apellido }) => apellido },
  { heading: 'NOMBRE', type: 'text', width: 24, value: ({ nombre }) => nombre },
  { heading: 'DNI', type: 'text', width: 12, value: ({ nrodni }) => nrodni },
  { heading: 'CUIT/CUIL', type: 'text', width: 16, value: ({ cuitcuil }) => cuitcuil },
  { heading: 'TITULO', type: 'text', width: 16, value: ({ titulo }) => titulo },
  { heading: 'MATRICULA', type: 'text', width: 24, value: ({ matricula }) => matricula },
  { heading: 'DIRECCION', type: 'text', width: 40, value: ({ direccion }) => direccion },
  { heading: 'TELEFONO', type: 'text', value: ({ te }) => te },
  { heading: 'EMAIL', type: 'text', width: 28, value: ({ email }) => email },
  { heading: 'HORARIOS', type: 'text', width: 30, value: ({ horarios }) => horarios },
  {
    heading: 'RESPONSABLE INSCRIPTO',
    type: 'text',
    value: ({ inscripto }) => (inscripto ? 'Si' : 'No'),
  },
  { heading: 'BAJA', type: 'text', width: 10, value: ({ baja }) => (baja ? 'Si' : 'No') },
]
