import type { Fecha } from '@apremia/core'
import type { WorkbookColumn } from '../write/column.ts'

/**
 * Row of evaluaciones-que-cambian.xlsx: the last evaluation of a lawyer, with its result today and its result after a
 * change of configuration.
 */
export interface FilaDeEvaluacionCambiada {
  readonly abogado: string
  readonly nombre: string
  readonly evaluacion: number
  readonly desde: Fecha
  readonly hasta: Fecha
  readonly antes: string
  readonly despues: string
}

export const COLUMNAS_DE_EVALUACIONES_CAMBIADAS: readonly WorkbookColumn<FilaDeEvaluacionCambiada>[] =
  [
    { heading: 'CODIGO EXTERNO', type: 'text', value: ({ abogado }) => abogado },
    { heading: 'ABOGADO', type: 'text', width: 32, value: ({ nombre }) => nombre },
    { heading: 'EVALUACION', type: 'integer', value: ({ evaluacion }) => evaluacion },
    { heading: 'DESDE', type: 'date', value: ({ desde }) => desde },
    { heading: 'HASTA', type: 'date', value: ({ hasta }) => hasta },
    { heading: 'RESULTADO HOY', type: 'text', width: 20, value: ({ antes }) => antes },
    {
      heading: 'RESULTADO CON EL CAMBIO',
      type: 'text',
      width: 26,
      value: ({ despues }) => despues,
    },
  ]
