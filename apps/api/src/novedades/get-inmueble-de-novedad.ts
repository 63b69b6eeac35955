import { textos } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { wireInmueble } from './novedad-wire.ts'
import { findInmueble } from './novedades-repo.ts'

const t = textos.novedades

export const getInmuebleDeNovedad: Handler<'getInmuebleDeNovedad'> = async ({ db }, { params }) => {
  const found = await findInmueble(db, params.inmueble)
  if (found === undefined) throw notFound(t.noExisteInmueble)
  return wireInmueble(found)
}
