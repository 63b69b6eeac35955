import {
  ORDENES_DE_COMERCIOS,
  ORDENES_DE_CONTRIBUYENTES,
  ORDENES_DE_INMUEBLES,
} from '@apremia/api-client'
import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/queryable.ts'
import { searchComercios } from './comercios-repo.ts'
import { searchContribuyentes } from './contribuyentes-repo.ts'
import { searchInmuebles } from './inmuebles-repo.ts'
import { keepGuardada } from './listados-guardados.ts'
import type { ConsultaGuardable } from './listados-select-page.ts'

interface Orden<Nombre> {
  readonly orden: Nombre
  readonly sentido: 'asc' | 'desc'
}

export const ordenesDe = <Nombre extends string>(nombres: readonly Nombre[]): Orden<Nombre>[] =>
  nombres.flatMap((orden) => [
    { orden, sentido: 'asc' as const },
    { orden, sentido: 'desc' as const },
  ])

/**
 * Finds the pairs of legal status and tax that occur in unpaid debt. Each pair has its own stored list, because a
 * search by legal status always has a tax too (D104).
 */
const findSituacionesDeRecursos = async (
  db: Db,
): Promise<{ situacion: string; recurso: string }[]> => {
  const { rows } = await db.execute<{ situacion: string; recurso: string }>(sql`
    select distinct d.situacion, d.recurso from deuda d
    where d.tipo = 'I' and d.estado <> 'CANCELADA' order by 1, 2`)
  return rows
}

/**
 * Stores the sorted lists of properties, taxpayers and businesses in advance, so that no request waits for the sorting.
 */
export const keepListados = async (db: Db): Promise<void> => {
  const situaciones = await findSituacionesDeRecursos(db)
  const consultas: ConsultaGuardable[] = [
    ...ordenesDe(ORDENES_DE_INMUEBLES).map((orden) => searchInmuebles({}, '', orden)),
    ...situaciones.flatMap((filtro) =>
      ordenesDe(['NRO_INMUEBLE'] as const).map((orden) => searchInmuebles(filtro, '', orden)),
    ),
    ...ordenesDe(ORDENES_DE_CONTRIBUYENTES).map((orden) => searchContribuyentes({}, '', orden)),
    ...ordenesDe(ORDENES_DE_COMERCIOS).map((orden) => searchComercios({}, '', orden)),
  ]
  for (const consulta of consultas)
    if (consulta.guardada !== undefined) await keepGuardada(db, consulta.guardada, consulta)
}
