import type { Contract, TipoDeReply } from '@apremia/api-client'
import { centavos, claseDe, textos, wireAmount } from '@apremia/core'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError, notFound } from '../platform/http/app-error.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
import { cartaLote } from './carta-table.ts'

export type LoteDeCartasListado = TipoDeReply<Contract['getLoteDeCartas']>

/**
 * Selects the lots that the person sees. A lawyer sees those they made, and a person who acts over any item sees all of
 * them (D8).
 */
const visibles = (sesion: Sesion): SQL | undefined =>
  claseDe(sesion) === 'abogado' ? eq(cartaLote.dni, sesion.dni) : undefined

const select = (db: Queryable) =>
  db
    .select({
      lote: cartaLote,
      nombre: usuario.nombre,
      apellido: usuario.apellido,
      tamano: documento.tamano,
      trabajo: sql<
        string | null
      >`(select ${trabajo.id} from ${trabajo} where ${trabajo.lote} = ${cartaLote.id} order by ${trabajo.creado} desc limit 1)`,
    })
    .from(cartaLote)
    .innerJoin(usuario, eq(usuario.dni, cartaLote.dni))
    .leftJoin(documento, eq(documento.sha256, cartaLote.documento))

const toLoteDeCartas = ({
  lote,
  ...row
}: Awaited<ReturnType<typeof select>>[number]): LoteDeCartasListado => ({
  id: lote.id,
  archivo: lote.archivo,
  formato: lote.formato,
  clase: lote.categoria,
  desde: lote.desde,
  hasta: lote.hasta,
  cantidad: lote.cantidad,
  total: wireAmount(centavos(lote.total)),
  vence: lote.vence,
  estado: lote.documento === null ? 'pendiente' : 'listo',
  usuario: { nombre: row.nombre, apellido: row.apellido },
  creado: lote.creado.toISOString(),
  sha256: lote.documento,
  tamano: row.tamano,
  trabajo: row.trabajo,
})

export const pageLotes = async (db: Queryable, sesion: Sesion, pagina: Pagina) => {
  const where = visibles(sesion)
  const { rows, total } = await pageOf(
    select(db).where(where).orderBy(desc(cartaLote.creado), desc(cartaLote.desde)),
    db.$count(cartaLote, where),
    pagina,
  )
  return { rows: rows.map(toLoteDeCartas), total }
}

/** @throws AppError 404 when there is none, or it is another's (T16) */
export const findLote = async (
  db: Queryable,
  sesion: Sesion,
  id: string,
): Promise<LoteDeCartasListado> => {
  const [row] = await select(db).where(and(eq(cartaLote.id, id), visibles(sesion)))
  if (row === undefined) throw notFound(textos.cartas.noExisteLote)
  return toLoteDeCartas(row)
}

/**
 * Returns the lot that this same request made when it was sent before.
 *
 * @throws AppError 422 when the `Idempotency-Key` belongs to other letters
 */
export const findDePedido = async (
  db: Queryable,
  dni: string,
  clave: string | null,
  huella: string,
): Promise<string | undefined> => {
  if (clave === null) return undefined
  const [lote] = await db
    .select({ id: cartaLote.id, huella: cartaLote.huella })
    .from(cartaLote)
    .where(and(eq(cartaLote.dni, dni), eq(cartaLote.clave, clave)))
  if (lote === undefined || lote.huella === huella) return lote?.id
  throw new AppError(422, 'clave-de-otro-pedido', textos.cartas.claveDeOtroPedido)
}
