import type { Contract, TipoDeReply } from '@apremia/api-client'
import { claseDe, velar } from '@apremia/core'
import { and, asc, desc, eq, exists, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { abogado } from '../abogados/abogado-table.ts'
import { documento } from '../documentos/documento-table.ts'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import {
  comunicacion,
  comunicacionDocumento,
  comunicacionDestinatario as destinatario,
} from './comunicacion-table.ts'

export type ComunicacionListada = TipoDeReply<Contract['getComunicaciones']>[number]

const veTodas = (sesion: Sesion): boolean => ['admin', 'jefe'].includes(claseDe(sesion))

/** Admins and the head lawyer see all messages (T4). */
const propias = (db: Queryable, sesion: Sesion): SQL | undefined =>
  veTodas(sesion)
    ? undefined
    : or(
        eq(comunicacion.remitente, sesion.dni),
        exists(
          db
            .select({ uno: sql`1` })
            .from(destinatario)
            .where(
              and(eq(destinatario.comunicacion, comunicacion.id), eq(destinatario.dni, sesion.dni)),
            ),
        ),
      )

const select = (db: Queryable) =>
  db
    .select({ row: comunicacion, apellido: usuario.apellido, nombre: usuario.nombre })
    .from(comunicacion)
    .innerJoin(usuario, eq(usuario.dni, comunicacion.remitente))
    .$dynamic()

type Selected = Awaited<ReturnType<typeof select>>[number]

const complete = async (
  db: Queryable,
  sesion: Sesion,
  rows: readonly Selected[],
): Promise<ComunicacionListada[]> => {
  const ids = rows.map(({ row }) => row.id)
  if (ids.length === 0) return []
  const [personas, archivos] = await Promise.all([
    db
      .select({
        comunicacion: destinatario.comunicacion,
        nrodni: destinatario.dni,
        apellido: usuario.apellido,
        nombre: usuario.nombre,
        leida: destinatario.leida,
      })
      .from(destinatario)
      .innerJoin(usuario, eq(usuario.dni, destinatario.dni))
      .where(inArray(destinatario.comunicacion, ids))
      .orderBy(asc(alfabetico(usuario.apellido)), asc(destinatario.dni)),
    db
      .select({
        comunicacion: comunicacionDocumento.comunicacion,
        id: comunicacionDocumento.id,
        documento: comunicacionDocumento.nombre,
        tamano: documento.tamano,
      })
      .from(comunicacionDocumento)
      .innerJoin(documento, eq(documento.sha256, comunicacionDocumento.documento))
      .where(inArray(comunicacionDocumento.comunicacion, ids))
      .orderBy(asc(comunicacionDocumento.id)),
  ])
  return rows.map(({ row, apellido, nombre }) => {
    const todos = personas.filter(({ comunicacion: id }) => id === row.id)
    const propia = todos.find(({ nrodni }) => nrodni === sesion.dni)
    // The sender, the admins and the head lawyer see all recipients, and whether each one read the message. Any other
    // person sees only themselves.
    const vistos = (
      row.remitente === sesion.dni || veTodas(sesion) || !propia ? todos : [propia]
    ).map((uno) => (uno.nrodni === sesion.dni ? uno : velar(sesion, 'abogado', uno)))
    const [primero] = vistos
    if (primero === undefined) throw new Error(`La comunicación ${row.id} no tiene destinatario`)
    return {
      id: row.id,
      titulo: row.titulo,
      toAbogado: { nrodni: primero.nrodni, apellido: primero.apellido, nombre: primero.nombre },
      destinatarios: vistos.map(({ comunicacion: _, leida, ...persona }) => ({
        ...persona,
        leida: leida?.toISOString() ?? null,
      })),
      enviada_a: todos.length,
      user: { apellido, nombre },
      fecha: row.fecha,
      importancia: row.importancia,
      descripcion: row.descripcion,
      deleted: row.deleted,
      sin_leer: propia !== undefined && propia.leida === null && !row.deleted,
      registro_documentos: archivos
        .filter(({ comunicacion: id }) => id === row.id)
        .map(({ comunicacion: _, ...archivo }) => archivo),
      version: row.version,
    }
  })
}

export const findPaginaDeComunicaciones = async (
  db: Queryable,
  sesion: Sesion,
  pagina: Pagina,
): Promise<{ rows: ComunicacionListada[]; total: number }> => {
  const where = propias(db, sesion)
  const { rows, total } = await pageOf(
    select(db).where(where).orderBy(desc(comunicacion.fecha), desc(comunicacion.id)),
    db.$count(comunicacion, where),
    pagina,
  )
  return { rows: await complete(db, sesion, rows), total }
}

export const findComunicacion = async (
  db: Queryable,
  sesion: Sesion,
  id: number,
): Promise<ComunicacionListada | undefined> => {
  const rows = await select(db).where(and(eq(comunicacion.id, id), propias(db, sesion)))
  return (await complete(db, sesion, rows))[0]
}

export const countSinLeer = async (db: Queryable, dni: string): Promise<number> => {
  const [row] = await db
    .select({ n: sql<number>`count(*)::integer` })
    .from(destinatario)
    .innerJoin(comunicacion, eq(comunicacion.id, destinatario.comunicacion))
    .where(
      and(eq(destinatario.dni, dni), isNull(destinatario.leida), eq(comunicacion.deleted, false)),
    )
  return row?.n ?? 0
}

/** Lists the lawyers who may sign in, because only they can receive a message (D148). */
export const listDestinatarios = (db: Queryable) =>
  db
    .select({
      nrodni: usuario.dni,
      nombre_completo: sql<string>`${usuario.apellido} || ', ' || ${usuario.nombre}`,
      codexterno: abogado.codexterno,
    })
    .from(usuario)
    .innerJoin(abogado, eq(abogado.codexterno, usuario.abogado))
    .where(and(eq(usuario.baja, false), eq(abogado.baja, false)))
    .orderBy(asc(alfabetico(usuario.apellido)), asc(alfabetico(usuario.nombre)), asc(usuario.dni))

export const findDocumentoDeComunicacion = async (db: Queryable, id: number) => {
  const [row] = await db
    .select({
      comunicacion: comunicacionDocumento.comunicacion,
      name: comunicacionDocumento.nombre,
      sha256: documento.sha256,
      type: documento.tipo,
      size: documento.tamano,
    })
    .from(comunicacionDocumento)
    .innerJoin(documento, eq(documento.sha256, comunicacionDocumento.documento))
    .where(eq(comunicacionDocumento.id, id))
  return row
}
