import { textos } from '@apremia/core'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import { wireNovedad } from './novedad-wire.ts'
import { findNovedad } from './novedades-repo.ts'

const t = textos.novedades

export const getNovedad: Handler<'getNovedad'> = async ({ db }, { params }) => {
  const found = await findNovedad(db, params.id)
  if (found === undefined) throw notFound(t.noExiste)
  return wireNovedad(found)
}
