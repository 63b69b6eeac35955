import type { Handler } from '../platform/http/mount.ts'
import { listRetiros } from './listas-repo.ts'

export const getTipoRetiro: Handler<'getTipoRetiro'> = async ({ db }) =>
  (await listRetiros(db)).map(({ id, nombre }) => ({ id, nombre }))
