import {
  checkAceptados,
  checkMunicipioDeTitulo,
  type FormaDeTitulo,
  fechaEnZona,
  formaDeTitulo,
  type Motivo,
} from '@apremia/core'
import { listParametros, listParametrosGuardados } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'

export interface FaltasDeMunicipio {
  readonly forma: FormaDeTitulo
  readonly motivos: readonly Motivo[]
}

/**
 * Loads the layout of the executive titles and the municipality's data that the titles print. When these data are not
 * enough to issue titles, `motivos` says why.
 */
export const findFaltasDeMunicipio = async (
  db: Queryable,
  now: Date,
): Promise<FaltasDeMunicipio> => {
  const hoy = fechaEnZona(now)
  const forma = formaDeTitulo(await listParametros(db), hoy)
  const motivos = [
    ...checkMunicipioDeTitulo(forma.municipio, forma.version),
    ...checkAceptados(await listParametrosGuardados(db), hoy, ['normas']),
  ]
  return { forma, motivos }
}

/** @throws AppError 422 when data that the executive titles print is missing */
export const loadForma = async (db: Queryable, now: Date): Promise<FormaDeTitulo> => {
  const { forma, motivos } = await findFaltasDeMunicipio(db, now)
  if (motivos.length === 0) return forma
  const message = motivos.map(({ mensaje }) => mensaje).join(' ')
  const claves = motivos.map(({ campo }) => campo)
  throw new AppError(422, 'faltan-parametros', message, { detalle: { claves } })
}
