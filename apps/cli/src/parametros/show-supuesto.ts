import { configuracion } from '@apremia/api-client'
import type { Context } from '../context.ts'
import type { Connection } from '../http/with-client.ts'
import { COLUMNAS_POR_ABOGADO, efectoPorAbogado } from './efecto-por-abogado.ts'
import type { SupuestoDeCasos } from './read-supuesto.ts'
import { describeEfecto, describeEnEvaluaciones } from './supuesto.ts'

export const showSupuesto = async (
  { output }: Context,
  { call }: Connection,
  query: SupuestoDeCasos,
  { datos, titulo }: { readonly datos: object; readonly titulo: string },
): Promise<void> => {
  const efecto = await call(configuracion.getEfecto, { query })
  const evaluaciones = await call(configuracion.getEfectoEnEvaluaciones, { query })
  if (output.options.formato === 'csv')
    return output.rows(COLUMNAS_POR_ABOGADO, efectoPorAbogado(efecto, evaluaciones))
  return output.data({ ...datos, efecto, evaluaciones, guardado: false }, () =>
    [titulo, describeEfecto(efecto), describeEnEvaluaciones(evaluaciones)].join('\n'),
  )
}
