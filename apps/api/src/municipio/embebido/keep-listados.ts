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
import { keepLibroInmuebles } from './libro-inmuebles.ts'
import { keepGuardada } from './listados-guardados.ts'
import type { ConsultaGuardable } from './listados-select-page.ts'

interface Orden<Nombre> {
  readonly orden: Nombre
  readonly sentido: 'asc' | 'desc'
}

/** Each order, there and back. */
export const ordenesDe = <Nombre extends string>(nombres: readonly Nombre[]): Orden<Nombre>[] =>
  nombres.flatMap((orden) => [
    { orden, sentido: 'asc' as const },
    { orden, sentido: 'desc' as const },
  ])

const findSituaciones = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ codigo: string }>(sql`select codigo from situacion`)
  return rows.map(({ codigo }) => codigo)
}

/** Makes the whole lists, those of each situation and the workbook of properties, so that not even the first to ask waits for them. */
export const keepListados = async (db: Db): Promise<void> => {
  const situaciones = await findSituaciones(db)
  const consultas: ConsultaGuardable[] = [
    ...ordenesDe(ORDENES_DE_INMUEBLES).map((orden) => searchInmuebles({}, '', orden)),
    ...situaciones.map((situacion) =>
      searchInmuebles({ situacion }, '', { orden: 'NRO_INMUEBLE', sentido: 'asc' }),
    ),
    ...ordenesDe(ORDENES_DE_CONTRIBUYENTES).map((orden) => searchContribuyentes({}, '', orden)),
    ...ordenesDe(ORDENES_DE_COMERCIOS).map((orden) => searchComercios({}, '', orden)),
  ]
  for (const consulta of consultas)
    if (consulta.guardada !== undefined) await keepGuardada(db, consulta.guardada, consulta)
  await keepLibroInmuebles(db)
}
