import { fechaEnZona } from '@apremia/core'
import { readMirada } from '../mesas/casos-de-mesa.ts'
import type { Handler } from '../platform/http/mount.ts'
import { countAgenda } from './agenda-repo.ts'
import { readLapsoDeAgenda } from './lapso-de-agenda.ts'

export const getAgenda: Handler<'getAgenda'> = async (services, { sesion, query }) => {
  const lapso = readLapsoDeAgenda(query)
  const hoy = fechaEnZona(services.ahora())
  const mirada = await readMirada(services, sesion, query.abogado)
  return { hoy, dias: mirada === null ? [] : await countAgenda(services.db, mirada, lapso) }
}
