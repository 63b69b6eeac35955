import type { Handler } from '../platform/http/mount.ts'
import { readMirada, toCasoDeMesa } from './casos-de-mesa.ts'
import { pageCasosDeMesa } from './mesas-repo.ts'

export const pageMesa: Handler<'pageMesa'> = async (services, { sesion, query }) => {
  const mirada = await readMirada(services, sesion, query.abogado)
  if (mirada === null) return { rows: [], total: 0 }
  const { rows, total } = await pageCasosDeMesa(services.db, query, mirada, query)
  return { rows: rows.map((fila) => toCasoDeMesa(fila, mirada)), total }
}
