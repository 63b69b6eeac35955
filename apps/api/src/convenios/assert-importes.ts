import { fechaEnZona, hayMotivo, motivoDeImportesViejos, valorDeParametro } from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { pideMotivo } from '../radicaciones/pide-motivo.ts'
import type { DeudaDeSeleccion } from './load-periodos.ts'

/**
 * An agreement acknowledges amounts that hold no more only for a reason (D171).
 *
 * @returns what the reason overrode, for the history; '' for nothing
 * @throws AppError 409 when there is none
 */
export const assertImportes = async (
  db: Queryable,
  { liquidaciones }: Pick<DeudaDeSeleccion, 'liquidaciones'>,
  motivo: string,
  ahora: Date,
): Promise<string> => {
  const hoy = fechaEnZona(ahora)
  const dias = valorDeParametro(await listParametros(db), 'deuda.diasDeVigencia', hoy)
  const viejos = [...liquidaciones].flatMap(
    ([nombre, liquidadoAl]) =>
      motivoDeImportesViejos(nombre, 'motivoForzar', { liquidadoAl, hoy, dias }) ?? [],
  )
  if (viejos.length === 0) return ''
  if (!hayMotivo(motivo)) throw pideMotivo(viejos)
  return `${viejos.map(({ mensaje }) => mensaje).join(' ')} Motivo: ${motivo}`
}
