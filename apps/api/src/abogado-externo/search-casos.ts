import type { Handler } from '../platform/http/mount.ts'
import { filtroDeBusqueda, readBusquedaDeCasos } from './busqueda-de-casos.ts'
import { toCasoExterno } from './casos-externos.ts'
import { findCasosExternos, findClavesExternas } from './externos-repo.ts'

export const searchCasos: Handler<'searchCasos'> = async (services, { sesion, body, query }) => {
  const mirada = await readBusquedaDeCasos(services, sesion, body)
  if (mirada === null) return { rows: [], total: 0 }
  const { pagina, porPagina } = query
  const { claves, total } = await findClavesExternas(
    services.db,
    body,
    mirada.abogado,
    mirada.fechas,
    { desde: (pagina - 1) * porPagina, cuantas: porPagina },
  )
  const filas = await findCasosExternos(services.db, claves, mirada.propio)
  return { rows: filas.map((fila) => toCasoExterno(fila, mirada, filtroDeBusqueda(body))), total }
}
