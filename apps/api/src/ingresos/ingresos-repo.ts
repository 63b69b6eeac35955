import type { Contract, QueryOf, TipoDeReply } from '@apremia/api-client'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { hasDigits, hasWords } from '../platform/db/has-words.ts'
import { pageOf, totalOf } from '../platform/db/page-of.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { ingreso, ingresoResumen } from './ingreso-table.ts'

export type ConsultaDeIngresos = Omit<QueryOf<Contract['exportResumenDeIngresos']>, 'formato'>
export type IngresosDePersona = TipoDeReply<Contract['getResumenDeIngresos']>[number]
export type Ingreso = TipoDeReply<Contract['getIngresos']>[number]

interface Pagina {
  readonly pagina: number
  readonly porPagina: number
}

export const recordIngreso = async (
  tx: Tx,
  { dni, fuente, momento }: { dni: string; fuente: string; momento: Date },
): Promise<void> => {
  await tx.insert(ingreso).values({ dni, fuente, fechHorLogin: momento })
  await tx
    .insert(ingresoResumen)
    .values({ dni, cantidad: 1, ultimo: momento })
    .onConflictDoUpdate({
      target: ingresoResumen.dni,
      set: {
        cantidad: sql`${ingresoResumen.cantidad} + 1`,
        ultimo: sql`greatest(${ingresoResumen.ultimo}, excluded.ultimo)`,
      },
    })
}

const ORDENES: Readonly<Record<ConsultaDeIngresos['orden'], SQL | PgColumn>> = {
  date_last_log: ingresoResumen.ultimo,
  cant_login: ingresoResumen.cantidad,
  apellido: alfabetico(usuario.apellido),
  dni: sql`${usuario.dni}::integer`,
}

const orderOf = ({ orden, sentido }: ConsultaDeIngresos): SQL[] => {
  const direction = sentido === 'asc' ? asc : desc
  const rest = orden === 'apellido' ? [direction(alfabetico(usuario.nombre))] : []
  return [direction(ORDENES[orden]), ...rest, direction(ingresoResumen.dni)]
}

const whereOf = ({ nombre, apellido, dni }: ConsultaDeIngresos): SQL | undefined =>
  and(
    hasWords(usuario.nombre, nombre),
    hasWords(usuario.apellido, apellido),
    hasDigits(usuario.dni, dni),
  )

const select = (db: Queryable) =>
  db
    .select({
      usuario_dni: usuario.dni,
      usuario: { apellido: usuario.apellido, nombre: usuario.nombre, rol: usuario.rol },
      codexterno: usuario.abogado,
      cant_login: ingresoResumen.cantidad,
      ultimo: ingresoResumen.ultimo,
    })
    .from(ingresoResumen)
    .innerJoin(usuario, eq(usuario.dni, ingresoResumen.dni))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof select>>[number]

const toResumen = ({ codexterno, ultimo, ...row }: Selected): IngresosDePersona => ({
  ...row,
  abogado: codexterno === null ? null : { codexterno },
  date_last_log: ultimo.toISOString(),
})

const selectResumen = (db: Queryable, consulta: ConsultaDeIngresos) =>
  select(db)
    .where(whereOf(consulta))
    .orderBy(...orderOf(consulta))

export const findResumen = async (
  db: Queryable,
  consulta: ConsultaDeIngresos,
): Promise<IngresosDePersona[]> => (await selectResumen(db, consulta)).map(toResumen)

export const findPaginaDeResumen = async (
  db: Queryable,
  consulta: ConsultaDeIngresos,
  pagina: Pagina,
): Promise<{ rows: IngresosDePersona[]; total: number }> => {
  const { rows, total } = await pageOf(
    selectResumen(db, consulta),
    totalOf(
      db
        .select({ total: count() })
        .from(ingresoResumen)
        .innerJoin(usuario, eq(usuario.dni, ingresoResumen.dni))
        .where(whereOf(consulta)),
    ),
    pagina,
  )
  return { rows: rows.map(toResumen), total }
}

const toIngreso = ({ fechHorLogin, fuente }: typeof ingreso.$inferSelect): Ingreso => ({
  fech_hor_login: fechHorLogin.toISOString(),
  fuente,
})

export const findIngresos = async (
  db: Queryable,
  dni: string,
  pagina: Pagina,
): Promise<{ rows: Ingreso[]; total: number }> => {
  const suyos = eq(ingreso.dni, dni)
  const { rows, total } = await pageOf(
    db.select().from(ingreso).where(suyos).orderBy(desc(ingreso.fechHorLogin), desc(ingreso.id)),
    db.$count(ingreso, suyos),
    pagina,
  )
  return { rows: rows.map(toIngreso), total }
}
