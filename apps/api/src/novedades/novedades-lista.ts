import type { Contract, QueryOf } from '@apremia/api-client'
import { and, asc, desc, eq, exists, type SQL, sql } from 'drizzle-orm'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { hasDigits, hasWords } from '../platform/db/has-words.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { novedad, novedadInmueble } from './novedad-table.ts'
import { toNovedad, vigente } from './novedades-repo.ts'

type Consulta = QueryOf<Contract['exportNovedades']>
type Filtro = Omit<Consulta, 'orden' | 'sentido' | 'formato'>
type Orden = Pick<Consulta, 'orden' | 'sentido'>

const MAXIMO = 2_147_483_647

const numeroDe = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) && Number(text) <= MAXIMO ? Number(text) : undefined

const isNumero = (text: string, is: (numero: number) => SQL): SQL | undefined => {
  if (text === '') return undefined
  const numero = numeroDe(text)
  return numero === undefined ? sql`false` : is(numero)
}

const whereOf = (
  db: Queryable,
  { nombre, dni, cuim, inmueble, gp_estado }: Filtro,
): SQL | undefined =>
  and(
    vigente,
    hasWords(novedad.apynom, nombre),
    hasDigits(novedad.dni, dni),
    hasWords(novedad.cuim, cuim),
    isNumero(gp_estado, (numero) => eq(novedad.gpEstado, numero)),
    isNumero(inmueble, (numero) =>
      exists(
        db
          .select({ uno: sql`1` })
          .from(novedadInmueble)
          .where(
            and(eq(novedadInmueble.novedad, novedad.id), eq(novedadInmueble.inmueble, numero)),
          ),
      ),
    ),
  )

const ORDENES: Readonly<Record<Orden['orden'], SQL>> = {
  apynom: alfabetico(novedad.apynom),
  dni: sql`${novedad.dni}::bigint`,
  domicilio: alfabetico(novedad.calle),
}

const orderOf = ({ orden, sentido }: Orden): SQL[] => {
  const direction = sentido === 'desc' ? desc : asc
  const rest = orden === 'domicilio' ? [direction(alfabetico(novedad.nro))] : []
  return [direction(ORDENES[orden]), ...rest, asc(novedad.id)]
}

export const findPaginaDeNovedades = async (
  db: Queryable,
  filtro: Filtro,
  pagina: Orden & Pagina,
) => {
  const where = whereOf(db, filtro)
  const { rows, total } = await pageOf(
    db
      .select()
      .from(novedad)
      .where(where)
      .orderBy(...orderOf(pagina)),
    db.$count(novedad, where),
    pagina,
  )
  return { rows: rows.map(toNovedad), total }
}

export const findNovedades = async (db: Queryable, filtro: Filtro, orden: Orden) =>
  (
    await db
      .select()
      .from(novedad)
      .where(whereOf(db, filtro))
      .orderBy(...orderOf(orden))
  ).map(toNovedad)
