import type { Handler } from '../platform/http/mount.ts'
import { pageActuaciones } from './actuaciones-repo.ts'
import { gruposDe, listPropias } from './list-propias.ts'

export const getActuacionesByAbogado: Handler<'getActuacionesByAbogado'> = (
  { db },
  { sesion, body, query },
) =>
  listPropias(sesion, { ...body, grupos: gruposDe(body) }, (filtro) =>
    pageActuaciones(db, filtro, query),
  )
