import { textos } from '@apremia/core'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Services } from '../platform/services.ts'
import { type FilaDeCarga, findCarga } from './cargas-repo.ts'

export const requireCarga = async (db: Queryable, id: number): Promise<FilaDeCarga> => {
  const carga = await findCarga(db, id)
  if (carga === undefined) throw notFound(textos.padron.noEncontrada)
  return carga
}

/** Refuses imports of properties when the municipality has its own service, because that service has the properties. */
export const assertPropio = ({ config }: Pick<Services, 'config'>): void => {
  if (config.servicioMunicipal) throw new AppError(409, 'padron-remoto', textos.padron.remoto)
}
