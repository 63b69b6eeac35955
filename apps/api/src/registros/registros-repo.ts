import type { BodyOf, Contract, TipoDeReply } from '@apremia/api-client'
import { claseDe, textos } from '@apremia/core'
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { dropSueltos } from '../documentos/drop-sueltos.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import { claveDeOtroPedido } from '../platform/http/huella-de-pedido.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { registro, registroDocumento } from './registro-table.ts'

export type RegistroListado = TipoDeReply<Contract['getRegistros']>[number]

/**
 * Condition in SQL for the records that the user may see. A lawyer sees only the records that the lawyer uploaded.
 * Every other user sees all the records (D119).
 */
const propios = (sesion: Sesion): SQL | undefined =>
  claseDe(sesion) === 'abogado' ? eq(registro.usuario, sesion.dni) : undefined

type Filtro = Partial<BodyOf<Contract['findRegistros']>>

const ofNumero = (columna: typeof registro.inmueble | typeof registro.id, numero: string): SQL =>
  /^\d{1,10}$/.test(numero) && Number(numero) <= 2_147_483_647
    ? eq(columna, Number(numero))
    : sql`false`

const whereOf = ({ inmueble = '', recurso = '', id = '' }: Filtro): SQL | undefined =>
  and(
    inmueble === '' ? undefined : ofNumero(registro.inmueble, inmueble),
    id === '' ? undefined : ofNumero(registro.id, id),
    recurso === '' ? undefined : eq(registro.recurso, recurso.toUpperCase()),
  )

const select = (db: Queryable) =>
  db
    .select({
      row: registro,
      user: { apellido: usuario.apellido, nombre: usuario.nombre, abogado: usuario.abogado },
    })
    .from(registro)
    .innerJoin(usuario, eq(usuario.dni, registro.usuario))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof select>>[number]

const complete = async (db: Queryable, rows: readonly Selected[]): Promise<RegistroListado[]> => {
  const ids = rows.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const archivos = await db
    .select({
      registro: registroDocumento.registro,
      id: registroDocumento.id,
      documento: registroDocumento.nombre,
      tamano: documento.tamano,
    })
    .from(registroDocumento)
    .innerJoin(documento, eq(documento.sha256, registroDocumento.documento))
    .where(inArray(registroDocumento.registro, ids))
    .orderBy(asc(registroDocumento.id))
  return rows.map(({ row: { usuario: _, clave, huella, creado, ...row }, user }) => ({
    ...row,
    user: { ...user, abogado: user.abogado ?? '' },
    creado: creado.toISOString(),
    registro_documentos: archivos
      .filter(({ registro: id }) => id === row.id)
      .map(({ registro: __, ...archivo }) => archivo),
  }))
}

export const findPaginaDeRegistros = async (
  db: Queryable,
  sesion: Sesion,
  filtro: Filtro,
  pagina: Pagina,
): Promise<{ rows: RegistroListado[]; total: number }> => {
  const where = and(propios(sesion), whereOf(filtro))
  const { rows, total } = await pageOf(
    select(db).where(where).orderBy(desc(registro.creado), desc(registro.id)),
    db.$count(registro, where),
    pagina,
  )
  return { rows: await complete(db, rows), total }
}

export const findRegistro = async (
  db: Queryable,
  id: number,
): Promise<RegistroListado | undefined> =>
  (await complete(db, await select(db).where(eq(registro.id, id))))[0]

/** @throws AppError 404 when the record does not exist or belongs to another user. Both errors are equal */
export const lockRegistro = async (
  tx: Tx,
  sesion: Sesion,
  id: number,
): Promise<RegistroListado> => {
  const rows = await select(tx)
    .where(and(eq(registro.id, id), propios(sesion)))
    .for('update', { of: registro })
  const [uno] = await complete(tx, rows)
  if (uno === undefined) throw notFound(textos.registros.noExiste)
  return uno
}

/**
 * @returns hashes of the files that no row of the database refers to any more. The caller deletes these files from
 *   the store after the commit
 */
export const dropRegistro = async (tx: Tx, id: number): Promise<string[]> => {
  const archivos = await tx
    .delete(registroDocumento)
    .where(eq(registroDocumento.registro, id))
    .returning({ sha256: registroDocumento.documento })
  await tx.delete(registro).where(eq(registro.id, id))
  return dropSueltos(
    tx,
    archivos.map(({ sha256 }) => sha256),
  )
}

/**
 * Finds the record that an earlier request of the same user created with the same `Idempotency-Key`.
 *
 * @throws AppError 422 when that request sent other data
 */
export const findPorClave = async (
  db: Queryable,
  { dni }: Sesion,
  clave: string,
  huella: string,
): Promise<RegistroListado | undefined> => {
  const rows = await select(db).where(and(eq(registro.usuario, dni), eq(registro.clave, clave)))
  // Records from before the column `huella` was added have no digest.
  if (rows.some(({ row }) => row.huella !== null && row.huella !== huella))
    throw claveDeOtroPedido()
  return (await complete(db, rows))[0]
}

export const findDocumentoDeRegistro = async (db: Queryable, sesion: Sesion, id: number) => {
  const [row] = await db
    .select({
      name: registroDocumento.nombre,
      sha256: documento.sha256,
      type: documento.tipo,
      size: documento.tamano,
    })
    .from(registroDocumento)
    .innerJoin(documento, eq(documento.sha256, registroDocumento.documento))
    .innerJoin(registro, eq(registro.id, registroDocumento.registro))
    .where(and(eq(registroDocumento.id, id), propios(sesion)))
  return row
}
