import type { Handler } from '../platform/http/mount.ts'
import { selectLista, withVersionDeLista } from './listas-cortas-repo.ts'

export const listFilasDeLista: Handler<'listFilasDeLista'> = async ({ db }, { params }) =>
  (await selectLista(db, params.lista)).map(withVersionDeLista)
