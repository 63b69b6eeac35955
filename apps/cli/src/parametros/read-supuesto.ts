import {
  CATEGORIAS_DE_EVALUACION,
  type CategoriaDeEvaluacion,
  type ClaveDeMesa,
  type UnidadDeTiempo,
} from '@apremia/core'
import { usageError } from '../terminal/cli-error.ts'
import { diaEscrito, esClaveDeMesa, unidadParser } from './supuesto.ts'

/**
 * Change of the configuration whose effect on the cases is simulated: a new date (FECHA_INICIAL or SIN_EVALUAR), or a
 * new time limit of a type of case action.
 */
export type SupuestoDeCasos =
  | { readonly clave: ClaveDeMesa; readonly valor: string }
  | {
      readonly clave: 'etapa'
      readonly tipo: number
      readonly tiempo: string
      readonly tipo_tiempo: UnidadDeTiempo
    }

/**
 * Change of the configuration whose effect on the evaluations of lawyers is simulated. Besides the changes that affect
 * cases, it may be a new maximum percentage of failing cases (`maximo`).
 */
export type SupuestoDeEvaluacion =
  | SupuestoDeCasos
  | {
      readonly clave: 'maximo'
      readonly categoria: CategoriaDeEvaluacion
      readonly maximo: number
    }

/** Reads the words of a simulated change: 'FECHA_INICIAL 2025-01-01', 'etapa 11 20 dias' or 'maximo faltantes 30'. */
export const readCambioSupuesto = (
  que: string,
  valores: readonly string[],
): SupuestoDeEvaluacion => {
  const [uno = '', dos = '', tres = ''] = valores
  if (esClaveDeMesa(que) && valores.length === 1) return { clave: que, valor: diaEscrito(uno) }
  if (que === 'etapa' && valores.length === 3 && /^\d{1,9}$/.test(uno))
    return { clave: 'etapa', tipo: Number(uno), tiempo: dos, tipo_tiempo: unidadParser(tres) }
  const categoria = CATEGORIAS_DE_EVALUACION.find((una) => una === uno)
  const maximo = /^\d{1,3}([.,]\d{1,2})?$/.test(dos) ? Number(dos.replace(',', '.')) : undefined
  if (que === 'maximo' && valores.length === 2 && categoria !== undefined && maximo !== undefined)
    return { clave: 'maximo', categoria, maximo }
  throw usageError(
    `Indique FECHA_INICIAL o SIN_EVALUAR con su fecha; etapa con su tipo, tiempo y unidad; o maximo con su categoría (${CATEGORIAS_DE_EVALUACION.join(', ')}) y su valor.`,
    'Por ejemplo: apremia parametros efecto etapa 11 20 dias',
  )
}
