import type { Handler } from '../platform/http/mount.ts'
import {
  checkHistorico,
  findRiesgos,
  lookForRiesgo,
  readMirada,
  toCasoDeMesa,
} from './casos-de-mesa.ts'
import { pageCasosDeMesa } from './mesas-repo.ts'

export const pageMesa: Handler<'pageMesa'> = async (services, { sesion, query }) => {
  checkHistorico(sesion, query)
  const mirada = await readMirada(services, sesion, query.abogado)
  if (mirada === null) return { rows: [], total: 0 }
  const { db, cuentasGuardadas } = services
  const buscada = await lookForRiesgo(db, query, mirada)
  const { rows, total } = await pageCasosDeMesa(db, cuentasGuardadas, query, buscada, query)
  const riesgos = await findRiesgos(db, rows, mirada)
  return { rows: rows.map((fila) => toCasoDeMesa(fila, mirada, riesgos)), total }
}
