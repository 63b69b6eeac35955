import type { Contract, TipoDeReply } from '@apremia/api-client'
import { centavos, wireAmount } from '@apremia/core'
import { desc, eq, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { resumeLote } from './resume-lote.ts'
import { tituloLote } from './titulo-lote-table.ts'

type Lote = TipoDeReply<Contract['getLote']>

const select = (db: Queryable) =>
  db
    .select({
      lote: tituloLote,
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      tamano: documento.tamano,
      trabajo: sql<
        string | null
      >`(select ${trabajo.id} from ${trabajo} where ${trabajo.lote} = ${tituloLote.id} order by ${trabajo.creado} desc limit 1)`,
    })
    .from(tituloLote)
    .innerJoin(usuario, eq(usuario.dni, tituloLote.dni))
    .leftJoin(documento, eq(documento.sha256, tituloLote.documento))

const toLote = ({ lote, ...row }: Awaited<ReturnType<typeof select>>[number]): Lote => ({
  id: lote.id,
  archivo: lote.archivo,
  categoria: lote.categoria,
  desde: lote.desde,
  hasta: lote.hasta,
  cantidad: lote.cantidad,
  total: wireAmount(centavos(lote.total)),
  estado: lote.documento === null ? 'pendiente' : 'listo',
  usuario: { nombre: row.nombre, apellido: row.apellido },
  creado: lote.creado.toISOString(),
  sha256: lote.documento,
  tamano: row.tamano,
  trabajo: row.trabajo,
})

const findLote = async (db: Queryable, id: string): Promise<Lote> => {
  const [row] = await select(db).where(eq(tituloLote.id, id))
  if (row === undefined) throw notFound('No existe ese lote de títulos.')
  return toLote(row)
}

const listLotes: Handler<'listLotes'> = async ({ db }, { query }) => {
  const [rows, [count]] = await Promise.all([
    select(db)
      .orderBy(desc(tituloLote.creado), desc(tituloLote.desde))
      .limit(query.porPagina)
      .offset((query.pagina - 1) * query.porPagina),
    db.select({ total: sql<number>`count(*)::int` }).from(tituloLote),
  ])
  return { rows: rows.map(toLote), total: count?.total ?? 0 }
}

const getLote: Handler<'getLote'> = ({ db }, { params }) => findLote(db, params.id)

const downloadLote: Handler<'downloadLote'> = async ({ db, documentos }, { params }) => {
  const lote = await findLote(db, params.id)
  if (lote.sha256 === null || lote.tamano === null) {
    throw new AppError(
      409,
      'lote-pendiente',
      'Los documentos de este lote todavía no se terminaron de generar. Reanúdelo y espere a que termine.',
      { detalle: { trabajo: lote.trabajo } },
    )
  }
  return {
    kind: 'file',
    name: lote.archivo,
    type: ZIP,
    size: lote.tamano,
    sha256: lote.sha256,
    body: documentos.read(lote.sha256),
  }
}

export const lotesHandlers = { listLotes, getLote, downloadLote, resumeLote }
