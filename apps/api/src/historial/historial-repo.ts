import type { BodyOf, Contract, TipoDeReply } from '@apremia/api-client'
import { idDeCuenta, parseDni, ZONA_HORARIA } from '@apremia/core'
import { and, asc, desc, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { hasWords } from '../platform/db/has-words.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { findImponiblesDeFilas, ordenesDeImponible } from './find-imponibles.ts'
import { historial, historialCabeza } from './historial-table.ts'

export type ConsultaDeHistorial = BodyOf<Contract['searchHistorial']>
export type FilaConQuien = TipoDeReply<Contract['searchHistorial']>[number]
export type SentidoDeLectura = 'asc' | 'desc'

const numeroEscrito = (escrito: string): string => escrito.replace(/[\s.]/g, '')

/**
 * SQL for the instant at which a day begins in Buenos Aires, in the text format of the column `momento`. Texts in that
 * format sort by time.
 */
const startOf = (date: string, plusDays = 0): SQL =>
  sql`to_char((${date}::date + ${plusDays}::int)::timestamp at time zone ${ZONA_HORARIA} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * SQL condition for the audit history rows of the people whose name contains the given words. Finds the identity
 * numbers (DNI) of these people first, because the history has an index by DNI.
 */
const deQuien = (db: Queryable, nombre: string | undefined): SQL | undefined => {
  const palabras = hasWords(sql`(${usuario.apellido} || ' ' || ${usuario.nombre})`, nombre)
  if (palabras === undefined) return undefined
  return inArray(historial.dni, db.select({ dni: usuario.dni }).from(usuario).where(palabras))
}

const whereOf = (db: Queryable, filtro: ConsultaDeHistorial): SQL | undefined => {
  const { usuario: quien = '', nombre, inmueble, fecha, abogado, entidad, codigo } = filtro
  const recurso = (filtro.recurso ?? '').trim().toUpperCase()
  const cuenta = quien.trim().toUpperCase()
  const dni = parseDni(quien) ?? (idDeCuenta(cuenta) === undefined ? undefined : cuenta)
  return and(
    dni === undefined ? deQuien(db, quien) : eq(historial.dni, dni),
    deQuien(db, nombre),
    inmueble?.trim()
      ? sql`${historial.orden} in (${ordenesDeImponible(numeroEscrito(inmueble), recurso)})`
      : undefined,
    recurso !== '' && !inmueble?.trim() ? eq(historial.recurso, recurso) : undefined,
    fecha ? gte(historial.momento, startOf(fecha)) : undefined,
    fecha ? lt(historial.momento, startOf(fecha, 1)) : undefined,
    abogado?.trim() ? eq(historial.abogado, abogado.trim().toUpperCase()) : undefined,
    entidad ? eq(historial.entidad, entidad) : undefined,
    entidad && codigo ? eq(historial.entidadId, codigo) : undefined,
  )
}

const select = (db: Queryable) =>
  db
    .select({
      id: historial.orden,
      createdAt: historial.momento,
      usuario: historial.dni,
      apellido: usuario.apellido,
      nombre: usuario.nombre,
      abogado: historial.abogado,
      origen: sql<FilaConQuien['origen']>`${historial.origen}`,
      inmueble: historial.inmueble,
      recurso: historial.recurso,
      descripcion: historial.descripcion,
      entidad: historial.entidad,
      codigo: historial.entidadId,
    })
    .from(historial)
    .leftJoin(usuario, eq(usuario.dni, historial.dni))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof select>>[number]

const toFilas = async (
  db: Queryable,
  rows: readonly Selected[],
  { inmueble: pedido = '' }: Pick<ConsultaDeHistorial, 'inmueble'>,
): Promise<FilaConQuien[]> => {
  const deFilas = await findImponiblesDeFilas(
    db,
    rows.filter(({ inmueble }) => inmueble === '').map(({ id }) => id),
    numeroEscrito(pedido),
  )
  return rows.map(({ apellido, nombre, ...fila }) => ({
    ...fila,
    ...{ otros: 0, ...deFilas.get(fila.id) },
    user: apellido === null ? null : { apellido, nombre: nombre ?? '' },
  }))
}

const orderOf = (sentido: SentidoDeLectura) => (sentido === 'asc' ? asc : desc)(historial.orden)

/**
 * Counts the audit history rows that match a filter. Rows are never removed, so without a filter the count is the
 * number of the last row.
 */
const countFilas = async (db: Queryable, where: SQL | undefined): Promise<number> => {
  if (where !== undefined) return db.$count(historial, where)
  const [cabeza] = await db.select({ orden: historialCabeza.orden }).from(historialCabeza)
  return cabeza?.orden ?? 0
}

export const findPaginaDeHistorial = async (
  db: Queryable,
  filtro: ConsultaDeHistorial,
  pagina: Pagina & { readonly sentido: SentidoDeLectura },
): Promise<{ rows: FilaConQuien[]; total: number }> => {
  const where = whereOf(db, filtro)
  const { rows, total } = await pageOf(
    select(db).where(where).orderBy(orderOf(pagina.sentido)),
    countFilas(db, where),
    pagina,
  )
  return { rows: await toFilas(db, rows, filtro), total }
}

export async function* streamHistorial(
  db: Queryable,
  filtro: ConsultaDeHistorial,
  sentido: SentidoDeLectura,
  batch: number,
): AsyncGenerator<FilaConQuien[]> {
  const where = whereOf(db, filtro)
  const beyond = sentido === 'asc' ? gt : lt
  let last: number | undefined
  for (;;) {
    const rows = await select(db)
      .where(and(where, last === undefined ? undefined : beyond(historial.orden, last)))
      .orderBy(orderOf(sentido))
      .limit(batch)
    if (rows.length > 0) yield await toFilas(db, rows, filtro)
    if (rows.length < batch) return
    last = rows.at(-1)?.id
  }
}

export const findValores = async (
  db: Queryable,
  id: number,
): Promise<{ readonly antes: string; readonly despues: string } | undefined> => {
  const [row] = await db
    .select({ antes: historial.antes, despues: historial.despues })
    .from(historial)
    .where(eq(historial.orden, id))
  return row
}

export const hasDelDia = async (
  db: Queryable,
  { dni, entidad, entidadId }: Pick<typeof historial.$inferSelect, 'dni' | 'entidad' | 'entidadId'>,
  dia: string,
): Promise<boolean> => {
  const rows = await db
    .select({ orden: historial.orden })
    .from(historial)
    .where(
      and(
        eq(historial.dni, dni),
        gte(historial.momento, startOf(dia)),
        eq(historial.entidad, entidad),
        eq(historial.entidadId, entidadId),
      ),
    )
    .limit(1)
  return rows.length > 0
}
