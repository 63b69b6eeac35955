import { textos } from '@apremia/core'
import { AppError } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findCodigosDeAbogados } from './codigos-de-abogados.ts'

export const checkServicio: Handler<'checkServicio'> = async ({ db, municipio }) => {
  if (municipio.cartera === null)
    throw new AppError(409, 'sin-servicio', textos.sincronizacion.sinServicio)
  const llamadas = await municipio.cartera.comprobar(await findCodigosDeAbogados(db))
  return { llamadas: llamadas.map((una) => ({ ...una })) }
}
