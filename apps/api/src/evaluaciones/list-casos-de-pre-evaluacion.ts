import { sql } from 'drizzle-orm'
import { CLAVE } from '../casos/clave-de-caso.ts'
import type { Handler } from '../platform/http/mount.ts'
import { toCasoConPorque } from './caso-con-porque.ts'
import type { evaluacionCaso } from './evaluacion-caso-table.ts'
import { prepareEvaluados } from './evaluate-abogados.ts'
import { varaPropia } from './vara-propia.ts'

type Fila = Omit<typeof evaluacionCaso.$inferSelect, 'evaluacion'>

export const listCasosDePreEvaluacion: Handler<'listCasosDePreEvaluacion'> = async (
  services,
  call,
) => {
  const { cuenta, pagina, porPagina } = call.query
  const vara = await varaPropia(services, call.query)
  const { rows } = await services.db.transaction(async (tx) => {
    const evaluados = await prepareEvaluados(tx, vara, [call.sesion.abogado])
    return tx.execute<Record<string, unknown> & Fila & { todos: number }>(sql`
      with ${evaluados},
      elegidos as (
        select ${CLAVE}, mesa, solapa, con_titulo as "conTitulo", gp_id as "gpId", inicio_desde as "inicioDesde",
          plazo_desde as "plazoDesde", plazo_tiempo as "plazoTiempo", plazo_unidad as "plazoUnidad", recibido, saldada, cuentas
        from evaluados where ${cuenta ? sql`${cuenta} = any(cuentas)` : sql`true`}
      )
      select t.todos, x.* from (select count(*)::int as todos from elegidos) t
      left join (select * from elegidos order by ${CLAVE} limit ${porPagina} offset ${(pagina - 1) * porPagina}) x on true
      order by ${CLAVE}`)
  })
  const reglas = { ...vara.lapso, fechaInicial: vara.fechas.fechaInicial, inicio: vara.inicio }
  // For a page after the last, the query returns one row with only the total.
  const casos = rows.filter(({ imponible }) => imponible !== null)
  return { rows: casos.map((fila) => toCasoConPorque(fila, reglas)), total: rows[0]?.todos ?? 0 }
}
