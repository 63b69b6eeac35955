import type { Contract } from '@apremia/api-client'
import { type SQL, sql } from 'drizzle-orm'
import { CLAVE } from '../casos/clave-de-caso.ts'
import type { Tx } from '../platform/db/queryable.ts'
import type { Handler, HandlerCall } from '../platform/http/mount.ts'
import { toCasoConPorque } from './caso-con-porque.ts'
import type { evaluacionCaso } from './evaluacion-caso-table.ts'
import { prepareEvaluados } from './evaluate-abogados.ts'
import { varaPropia } from './vara-propia.ts'

type Fila = Omit<typeof evaluacionCaso.$inferSelect, 'evaluacion'>

type Pedido = Pick<
  HandlerCall<Contract['listCasosDePreEvaluacion']>['query'],
  'cuenta' | 'pagina' | 'porPagina'
>

/** When the page number is greater than the last page, the query returns one row that has only the total. */
const pageEvaluados = async (tx: Tx, evaluados: SQL, { cuenta, pagina, porPagina }: Pedido) => {
  const { rows } = await tx.execute<Record<string, unknown> & Fila & { todos: number }>(sql`
    with ${evaluados},
    elegidos as (
      select ${CLAVE}, mesa, solapa, con_titulo as "conTitulo", gp_id as "gpId", inicio_desde as "inicioDesde",
        plazo_desde as "plazoDesde", plazo_tiempo as "plazoTiempo", plazo_unidad as "plazoUnidad", recibido, saldada, cuentas
      from evaluados where ${cuenta ? sql`${cuenta} = any(cuentas)` : sql`true`}
    )
    select t.todos, x.* from (select count(*)::int as todos from elegidos) t
    left join (select * from elegidos order by ${CLAVE} limit ${porPagina} offset ${(pagina - 1) * porPagina}) x on true
    order by ${CLAVE}`)
  return {
    casos: rows.filter(({ imponible }) => imponible !== null),
    total: rows[0]?.todos ?? 0,
  }
}

export const listCasosDePreEvaluacion: Handler<'listCasosDePreEvaluacion'> = async (
  services,
  { sesion, query },
) => {
  const vara = await varaPropia(services, query)
  const { casos, total } = await services.db.transaction(async (tx) =>
    pageEvaluados(tx, await prepareEvaluados(tx, vara, [sesion.abogado]), query),
  )
  const reglas = { ...vara.lapso, fechaInicial: vara.fechas.fechaInicial, inicio: vara.inicio }
  return { rows: casos.map((fila) => toCasoConPorque(fila, reglas)), total }
}
