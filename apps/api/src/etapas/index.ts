import { editTiempoDeEtapa } from './edit-tiempo-de-etapa.ts'
import { findTiposDeEtapa } from './find-tipos-de-etapa.ts'
import { listGruposDeEtapa } from './list-grupos-de-etapa.ts'
import { listTiposDeEtapa } from './list-tipos-de-etapa.ts'

export const etapasHandlers = {
  listGruposDeEtapa,
  listTiposDeEtapa,
  findTiposDeEtapa,
  editTiempoDeEtapa,
}
