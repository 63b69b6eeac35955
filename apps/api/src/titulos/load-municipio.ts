import { checkMunicipioDeTitulo, fechaEnZona, municipioVigente } from '@apremia/core'
import type { ContextoDeLote } from '../libros/leer-procesado.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'

/**
 * The municipality's own data as the titles of this moment say it.
 * @throws AppError 422 when what a title cannot go without is missing
 */
export const loadMunicipio = async (
  db: Queryable,
  now: Date,
): Promise<ContextoDeLote['municipio']> => {
  const municipio = municipioVigente(await listParametros(db), fechaEnZona(now))
  const motivos = checkMunicipioDeTitulo(municipio)
  if (motivos.length === 0) return municipio
  const message = motivos.map(({ mensaje }) => mensaje).join(' ')
  const claves = motivos.map(({ campo }) => campo)
  throw new AppError(422, 'faltan-parametros', message, { detalle: { claves } })
}
