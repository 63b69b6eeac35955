import type { Contract, TipoDeReply } from '@apremia/api-client'
import { centavos, wireAmount } from '@apremia/core'
import { desc, eq, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Queryable } from '../platform/db/open-db.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import { ZIP } from '../platform/http/file-answer.ts'
import type { Handler } from '../platform/http/mount.ts'
import { toTrabajo } from '../trabajos/to-trabajo.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { findTrabajo } from '../trabajos/trabajos-repo.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { tituloLote } from './titulo-table.ts'

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

/** A job for a lot that has none going; the one under way, or the last one when the lot is ready. */
const resumeLote: Handler<'resumeLote'> = async ({ db, trabajos, ahora }, { sesion, params }) => {
  const created = await db.transaction(async (tx) => {
    // Under the lot's lock, two people who resume at once share one job.
    const [locked] = await tx
      .select()
      .from(tituloLote)
      .where(eq(tituloLote.id, params.id))
      .for('update')
    if (locked === undefined) throw notFound('No existe ese lote de títulos.')
    const lote = await findLote(tx, params.id)
    const last = lote.trabajo === null ? undefined : await findTrabajo(tx, lote.trabajo)
    const mine = last !== undefined && last.dni === sesion.dni
    // One that was told to stop is as good as over: it would end cancelled in the hands of whoever resumed.
    const going =
      last !== undefined &&
      !last.cancelar &&
      (last.estado === 'pendiente' || last.estado === 'en-curso')
    if (mine && (going || (locked.documento !== null && last.documento !== null)))
      return toTrabajo(last)
    const next = await trabajos.enqueue(tx, {
      tipo: 'generar-titulos',
      actor: sesion,
      titulo: locked.archivo,
      total: locked.cantidad,
      lote: locked.id,
      entrada: { lote: locked.id },
    })
    await appendHistorial(tx, {
      momento: ahora(),
      actor: sesion,
      operacion: 'resume-lote',
      entidad: 'titulo-lote',
      entidadId: locked.id,
      descripcion: `Reanudación de los títulos Nº ${locked.desde} a ${locked.hasta}.`,
    })
    return next
  })
  trabajos.wake()
  return created
}

export const lotesHandlers = { listLotes, getLote, downloadLote, resumeLote }
