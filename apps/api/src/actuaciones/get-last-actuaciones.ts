import type { Handler } from '../platform/http/mount.ts'
import { pageUltimas } from './actuaciones-repo.ts'
import { gruposDe, listPropias } from './list-propias.ts'

export const getLastActuaciones: Handler<'getLastActuaciones'> = (
  services,
  { sesion, body, query },
) =>
  listPropias(sesion, { ...body, grupos: gruposDe(body) }, (filtro) =>
    pageUltimas(services, filtro, query),
  )
