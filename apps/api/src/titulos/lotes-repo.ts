import type { Contract, TipoDeReply } from '@apremia/api-client'
import { centavos, wireAmount } from '@apremia/core'
import { desc, eq, sql } from 'drizzle-orm'
import { documento } from '../documentos/documento-table.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Pagina } from '../platform/http/pagina.ts'
import { trabajo } from '../trabajos/trabajo-table.ts'
import { usuario } from '../usuarios/usuario-table.ts'
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

export const findLoteDeTitulos = async (db: Queryable, id: string): Promise<Lote> => {
  const [row] = await select(db).where(eq(tituloLote.id, id))
  if (row === undefined) throw notFound('No existe ese lote de títulos.')
  return toLote(row)
}

export const pageLotesDeTitulos = async (
  db: Queryable,
  pagina: Pagina,
): Promise<{ rows: Lote[]; total: number }> => {
  const { rows, total } = await pageOf(
    select(db).orderBy(desc(tituloLote.creado), desc(tituloLote.desde)),
    db.$count(tituloLote),
    pagina,
  )
  return { rows: rows.map(toLote), total }
}
