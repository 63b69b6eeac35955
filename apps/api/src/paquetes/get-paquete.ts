import { puedeVerCarga, textos } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findPaquete } from './cargas-de-paquete-repo.ts'
import { toPaquete } from './paquete-wire.ts'

export const getPaquete: Handler<'getPaquete'> = async ({ db }, { sesion, params }) => {
  const carga = await findPaquete(db, params.id)
  if (carga === undefined || !puedeVerCarga(sesion, carga.dni))
    throw notFound(textos.padron.noEncontrada)
  return toPaquete(carga)
}
