import { readMirada } from '../mesas/casos-de-mesa.ts'
import type { Handler } from '../platform/http/mount.ts'
import { pageVencimientos, withPlanesYEsperas } from './agenda-repo.ts'
import { readLapsoDeAgenda } from './lapso-de-agenda.ts'

export const listAgenda: Handler<'listAgenda'> = async (services, { sesion, query }) => {
  const lapso = readLapsoDeAgenda(query)
  const mirada = await readMirada(services, sesion, query.abogado)
  if (mirada === null) return { rows: [], total: 0 }
  const { db } = services
  return pageVencimientos(db, await withPlanesYEsperas(db, mirada, mirada.sinMontos), lapso, query)
}
