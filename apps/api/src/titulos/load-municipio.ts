import {
  checkAceptados,
  checkMunicipioDeTitulo,
  fechaEnZona,
  type Motivo,
  municipioVigente,
} from '@apremia/core'
import type { ContextoDeLote } from '../libros/leer-procesado.ts'
import { listParametros, listParametrosGuardados } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'

export interface FaltasDeMunicipio {
  readonly municipio: ContextoDeLote['municipio']
  readonly motivos: readonly Motivo[]
}

/**
 * Loads the data of the municipality that the executive titles print, with the reasons why no title can be issued with
 * that data.
 */
export const findFaltasDeMunicipio = async (
  db: Queryable,
  now: Date,
): Promise<FaltasDeMunicipio> => {
  const hoy = fechaEnZona(now)
  const municipio = municipioVigente(await listParametros(db), hoy)
  const motivos = [
    ...checkMunicipioDeTitulo(municipio),
    ...checkAceptados(await listParametrosGuardados(db), hoy, ['normas']),
  ]
  return { municipio, motivos }
}

/** @throws AppError 422 when data that the executive titles print is missing */
export const loadMunicipio = async (
  db: Queryable,
  now: Date,
): Promise<ContextoDeLote['municipio']> => {
  const { municipio, motivos } = await findFaltasDeMunicipio(db, now)
  if (motivos.length === 0) return municipio
  const message = motivos.map(({ mensaje }) => mensaje).join(' ')
  const claves = motivos.map(({ campo }) => campo)
  throw new AppError(422, 'faltan-parametros', message, { detalle: { claves } })
}
