import { fechaEnZona } from '@apremia/core'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import type { Handler } from '../platform/http/mount.ts'
import { countAgenda, withPlanesYEsperas } from './agenda-repo.ts'
import { readLapsoDeAgenda } from './lapso-de-agenda.ts'

export const getAgenda: Handler<'getAgenda'> = async (services, { sesion, query }) => {
  const lapso = readLapsoDeAgenda(query)
  const hoy = fechaEnZona(services.ahora())
  const mirada = await readMirada(services, sesion, query.abogado, hoy)
  if (mirada === null) return { hoy, dias: [] }
  const { db } = services
  return {
    hoy,
    dias: await countAgenda(db, await withPlanesYEsperas(db, mirada, mirada.sinMontos), lapso),
  }
}
