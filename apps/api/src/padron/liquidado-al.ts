import { type Fecha, parseFecha } from '@apremia/core'
import { and, desc, eq, lte, type SQL, sql } from 'drizzle-orm'
import { parametro } from '../parametros/parametro-table.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import { type ClaveImponible, claveDeImponible, unnestClaves } from './clave-imponible.ts'

/**
 * Finds the day up to which the last import of all the debt computed the interest. Days of single tax periods from
 * later partial imports are ignored. Returns `hoy` when no import has set a day.
 */
export const findLiquidadoAl = async (db: Queryable, hoy: Fecha): Promise<Fecha> => {
  const [row] = await db
    .select({ valor: parametro.valor })
    .from(parametro)
    .where(and(eq(parametro.clave, 'registro.liquidadoAl'), lte(parametro.vigenteDesde, hoy)))
    .orderBy(desc(parametro.vigenteDesde))
    .limit(1)
  return parseFecha(row?.valor ?? '') ?? hoy
}

export const ULTIMA_ENTERA: SQL = sql`(
  select coalesce(max(c.id), 0) from paquete_carga c
  where c.estado = 'aplicada' and c.liquidado_al is not null and c.liquidado_entero)`

/**
 * SQL for the day up to which the interest of one tax period (`d`) is computed. Null when the period has no day of its
 * own. The day set for the whole debt then applies.
 */
export const LIQUIDADO_PROPIO: SQL = sql`(
  select l.dia from deuda_liquidada l
  where (l.tipo, l.imponible, l.recurso, l.anio, l.cuota) = (d.tipo, d.imponible, d.recurso, d.anio, d.cuota)
    and l.carga > ${ULTIMA_ENTERA}
  order by l.carga desc limit 1)`

/**
 * Finds the day that executive titles and letters print in 'líquida al' (calculated to; D153, D171). The oldest day of
 * the open tax periods is used, so that no old amount looks new. Runs one query for all the keys.
 */
export const findLiquidados = async (
  db: Queryable,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
  hoy: Fecha,
): Promise<(clave: ClaveImponible) => Fecha> => {
  const deTodo = await findLiquidadoAl(db, hoy)
  const { rows } = await db.execute<{ imponible: number; recurso: string; dia: Fecha }>(sql`
    select d.imponible, d.recurso, min(coalesce(${LIQUIDADO_PROPIO}, ${deTodo}::date)) as dia
    from deuda d join ${unnestClaves(claves)} on d.imponible = k.imponible and d.recurso = k.recurso
    where d.tipo = ${tipo} and d.estado <> 'CANCELADA' and exists (
      select from deuda_liquidada l where (l.tipo, l.imponible, l.recurso) = (d.tipo, d.imponible, d.recurso))
    group by d.imponible, d.recurso`)
  const dias = new Map(
    rows.map(({ imponible, recurso, dia }) => [
      claveDeImponible({ imponible: String(imponible), recurso }),
      dia,
    ]),
  )
  return (clave) => dias.get(claveDeImponible(clave)) ?? deTodo
}

export const findLiquidadoMasViejo = async (db: Queryable, hoy: Fecha): Promise<Fecha> => {
  const deTodo = await findLiquidadoAl(db, hoy)
  const { rows } = await db.execute<{ dia: Fecha | null }>(sql`
    select min(l.dia) as dia from deuda_liquidada l where l.carga > ${ULTIMA_ENTERA}`)
  const parcial = rows[0]?.dia ?? deTodo
  return parcial < deTodo ? parcial : deTodo
}
