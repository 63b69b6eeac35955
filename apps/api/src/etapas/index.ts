import type { Handler } from '../platform/http/mount.ts'
import { editTiempoDeEtapa } from './edit-tiempo-de-etapa.ts'
import { listEtapas, selectGrupos } from './etapas-repo.ts'

const listGruposDeEtapa: Handler<'listGruposDeEtapa'> = ({ db }) => selectGrupos(db)

const listTiposDeEtapa: Handler<'listTiposDeEtapa'> = ({ db }) => listEtapas(db)

const findTiposDeEtapa: Handler<'findTiposDeEtapa'> = ({ db }, { body }) =>
  listEtapas(db, { grupo: body.grupo })

export const etapasHandlers = {
  listGruposDeEtapa,
  listTiposDeEtapa,
  findTiposDeEtapa,
  editTiempoDeEtapa,
}
