import {
  fechaEnZona,
  hayMotivo,
  type Motivo,
  motivoDeImportesViejos,
  valorDeParametro,
} from '@apremia/core'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { pideMotivo } from '../radicaciones/pide-motivo.ts'
import type { DeudaDeSeleccion } from './load-periodos.ts'

/** Returns a warning for each property or business whose debt was calculated too long ago (D171). */
export const findImportesViejos = async (
  db: Queryable,
  { liquidaciones }: Pick<DeudaDeSeleccion, 'liquidaciones'>,
  ahora: Date,
): Promise<Motivo[]> => {
  const hoy = fechaEnZona(ahora)
  const dias = valorDeParametro(await listParametros(db), 'deuda.diasDeVigencia', hoy)
  return [...liquidaciones].flatMap(
    ([nombre, liquidadoAl]) =>
      motivoDeImportesViejos(nombre, 'motivoForzar', { liquidadoAl, hoy, dias }) ?? [],
  )
}

/**
 * Refuses an agreement with out-of-date amounts unless the request gives a reason.
 *
 * @returns objection that the reason overrode, for the audit history; '' when there was none
 * @throws AppError 409 when the amounts are out of date and the request gives no reason
 */
export const assertImportes = async (
  db: Queryable,
  deuda: Pick<DeudaDeSeleccion, 'liquidaciones'>,
  motivo: string,
  ahora: Date,
): Promise<string> => {
  const viejos = await findImportesViejos(db, deuda, ahora)
  if (viejos.length === 0) return ''
  if (!hayMotivo(motivo)) throw pideMotivo(viejos)
  return `${viejos.map(({ mensaje }) => mensaje).join(' ')} Motivo: ${motivo}`
}
