import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

export interface CuentaDeMetrica {
  readonly que: 'trabajos' | 'espera' | 'terminado' | 'emitidos' | 'cargas'
  readonly uno: string
  readonly otro: string
  readonly n: number
}

/**
 * Reads the numbers of the metrics in one statement. The documents are counted from the totals that each batch stores,
 * so no document is read. Documents of the former system do not count.
 */
export const readCuentas = async (
  db: Queryable,
  now: Date,
): Promise<readonly CuentaDeMetrica[]> => {
  const { rows } = await db.execute<CuentaDeMetrica & Record<string, unknown>>(sql`
    select 'trabajos' as que, tipo as uno, estado as otro, count(*)::float8 as n from trabajo group by tipo, estado
    union all
    select 'espera', estado, '', extract(epoch from ${now.toISOString()}::timestamptz
        - min(case when estado = 'pendiente' then creado else iniciado end))::float8
      from trabajo where estado in ('pendiente', 'en-curso') group by estado
    union all
    select 'terminado', tipo, '', extract(epoch from max(terminado))::float8
      from trabajo where estado = 'terminado' group by tipo
    union all
    select 'emitidos', 'titulo', '', coalesce(sum(cantidad), 0)::float8 from titulo_lote
    union all
    select 'emitidos', 'carta', '', coalesce(sum(cantidad), 0)::float8 from carta_lote
    union all
    select 'emitidos', 'convenio', '', count(*)::float8
      from convenio where fc_confirma is not null and anterior is null
    union all
    select 'cargas', 'paquete', estado, count(*)::float8 from paquete_carga where not simulacion group by estado
    union all
    select 'cargas', 'padron', estado, count(*)::float8 from padron_carga group by estado`)
  return rows
}
