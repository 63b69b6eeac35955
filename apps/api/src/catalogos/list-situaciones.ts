import type { Handler } from '../platform/http/mount.ts'
import { selectSituaciones, withVersionDeSituacion } from '../situaciones/situaciones-repo.ts'

export const listSituaciones: Handler<'listSituaciones'> = async ({ db }) =>
  (await selectSituaciones(db)).map(withVersionDeSituacion)
