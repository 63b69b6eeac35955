import type { Contract, QueryOf, TipoDeReply } from '@apremia/api-client'
import { centavos, fechaEnZona, wireAmount } from '@apremia/core'
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { alfabetico } from '../platform/db/alfabetico.ts'
import { pageOf } from '../platform/db/page-of.ts'
import type { Handler } from '../platform/http/mount.ts'
import { tituloLote } from '../titulos/titulo-lote-table.ts'
import { tieneCampoDeFirma, titulo } from '../titulos/titulo-table.ts'

type Consulta = QueryOf<Contract['listTitulosParaFirmar']>
type Fila = TipoDeReply<Contract['listTitulosParaFirmar']>[number]

const ORDENES: Readonly<Record<Consulta['orden'], SQL | PgColumn>> = {
  numero: titulo.numero,
  fecha: titulo.creado,
  deudor: alfabetico(titulo.contribuyente),
  total: titulo.total,
}

const ESTADOS: Readonly<Record<Consulta['estado'], SQL | undefined>> = {
  'sin-firmar': isNull(titulo.firmado),
  firmado: isNotNull(titulo.firmado),
  todos: undefined,
}

/**
 * SQL condition of the list of titles to sign. For the unsigned titles, the first three parts repeat the condition of
 * the index `titulo_por_firmar`. Without these parts, PostgreSQL would not use the index.
 */
const whereOf = ({ estado, lote, recurso, numero }: Consulta): SQL | undefined =>
  and(
    isNull(titulo.anulado),
    tieneCampoDeFirma(titulo.datos),
    ESTADOS[estado],
    sql`${titulo.lote} in (select id from titulo_lote where documento is not null)`,
    lote ? eq(titulo.lote, lote) : undefined,
    recurso ? eq(titulo.recurso, recurso) : undefined,
    numero === undefined ? undefined : eq(titulo.numero, numero),
  )

export const listTitulosParaFirmar: Handler<'listTitulosParaFirmar'> = async (
  { db },
  { query },
) => {
  const where = whereOf(query)
  const direction = query.sentido === 'desc' ? desc : asc
  const { rows, total } = await pageOf(
    db
      .select({
        num_titulo: titulo.numero,
        creado: titulo.creado,
        contribuyente: titulo.contribuyente,
        categoria: titulo.categoria,
        imponible: titulo.imponible,
        recurso: titulo.recurso,
        total: titulo.total,
        lote: tituloLote.id,
        archivo: tituloLote.archivo,
        firmado: titulo.firmado,
      })
      .from(titulo)
      .innerJoin(tituloLote, eq(tituloLote.id, titulo.lote))
      .where(where)
      .orderBy(direction(ORDENES[query.orden]), direction(titulo.numero)),
    db.$count(titulo, where),
    query,
  )
  return {
    rows: rows.map(
      ({ creado, total: importe, firmado, ...fila }): Fila => ({
        ...fila,
        fecha: fechaEnZona(creado),
        total: wireAmount(centavos(importe)),
        firmado: firmado && fechaEnZona(firmado),
      }),
    ),
    total,
  }
}
