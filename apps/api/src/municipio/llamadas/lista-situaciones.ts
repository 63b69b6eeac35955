import type { Handler } from '../../platform/http/mount.ts'

export const listaSituaciones: Handler<'listaSituaciones'> = ({ municipio }) =>
  municipio.listaSituaciones()
