import { readDeQuien } from '../casos/read-de-quien.ts'
import { listWithin } from '../municipio/deuda-alcance.ts'
import { pageConvenios } from '../municipio/embebido/convenios-repo.ts'
import type { Handler } from '../platform/http/mount.ts'
import { findIdsPorRiesgo } from './filtro-de-riesgo.ts'

export const searchConvenios: Handler<'searchConvenios'> = (services, { sesion, body, query }) =>
  listWithin(sesion, body, async (filtro) =>
    pageConvenios(
      services.db,
      filtro,
      query,
      await findIdsPorRiesgo(services, filtro),
      readDeQuien(sesion, filtro),
    ),
  )
