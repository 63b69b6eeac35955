import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/db/open-db.ts'
import { keepGuardada } from '../listados-guardados.ts'
import type { ConsultaGuardable } from '../listados-select-page.ts'
import type {
  OrdenDeComercios,
  OrdenDeContribuyentes,
  OrdenDeInmuebles,
} from '../registro-proveedor.ts'
import { searchComercios } from './comercios-repo.ts'
import { searchContribuyentes } from './contribuyentes-repo.ts'
import { searchInmuebles } from './inmuebles-repo.ts'

/** By what each list is sorted: the types say when one is missing or of more. */
export const INMUEBLES: Readonly<Record<OrdenDeInmuebles['orden'], true>> = {
  NRO_INMUEBLE: true,
  RECURSO: true,
  APYNOM: true,
  DOMICILIO: true,
  BARRIO: true,
  NOMENCLATURA: true,
  PARTIDA: true,
}
export const CONTRIBUYENTES: Readonly<Record<OrdenDeContribuyentes['orden'], true>> = {
  APYNOM: true,
  NRO_DOC: true,
  DOMICILIO: true,
}
export const COMERCIOS: Readonly<Record<OrdenDeComercios['orden'], true>> = {
  NRO_COMERCIO: true,
  SUCURSAL: true,
  NOMBRE: true,
  NOM_FANTASIA: true,
  DOMICILIO: true,
  CUIT: true,
}

interface Orden<Nombre> {
  readonly orden: Nombre
  readonly sentido: 'asc' | 'desc'
}

/** Each order, there and back. */
export const ordenesDe = <Nombre extends string>(
  nombres: Readonly<Record<Nombre, true>>,
): Orden<Nombre>[] =>
  (Object.keys(nombres) as Nombre[]).flatMap((orden) => [
    { orden, sentido: 'asc' as const },
    { orden, sentido: 'desc' as const },
  ])

const findSituaciones = async (db: Db): Promise<string[]> => {
  const { rows } = await db.execute<{ codigo: string }>(sql`select codigo from situacion`)
  return rows.map(({ codigo }) => codigo)
}

/** Makes the whole lists and those of each situation, so that not even the first to ask waits for them. */
export const keepListados = async (db: Db): Promise<void> => {
  const situaciones = await findSituaciones(db)
  const consultas: ConsultaGuardable[] = [
    ...ordenesDe(INMUEBLES).map((orden) => searchInmuebles({}, '', orden)),
    ...situaciones.map((situacion) =>
      searchInmuebles({ situacion }, '', { orden: 'NRO_INMUEBLE', sentido: 'asc' }),
    ),
    ...ordenesDe(CONTRIBUYENTES).map((orden) => searchContribuyentes({}, '', orden)),
    ...ordenesDe(COMERCIOS).map((orden) => searchComercios({}, '', orden)),
  ]
  for (const consulta of consultas)
    if (consulta.guardada !== undefined) await keepGuardada(db, consulta.guardada, consulta)
}
