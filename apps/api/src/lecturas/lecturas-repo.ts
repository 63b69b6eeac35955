import type { Clase } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Db, Queryable } from '../platform/db/queryable.ts'
import type { Pagina } from '../platform/http/pagina.ts'

export interface LecturaContada {
  readonly cosa: string
  readonly clave: string
  readonly dia: string
  readonly dni: string
  readonly rol: Clase
  readonly cantidad: number
  readonly primera: string
  readonly ultima: string
}

/**
 * Adds to the counters of today how often each person read personal data. Rows are written in sorted order, so that two
 * processes do not deadlock.
 */
export const saveLecturas = async (db: Db, filas: readonly LecturaContada[]): Promise<void> => {
  await db.execute(sql`
    insert into lectura (cosa, clave, dia, dni, rol, cantidad, primera, ultima)
    select cosa, clave, dia, dni, rol, sum(cantidad), min(primera), max(ultima)
    from json_to_recordset(${JSON.stringify(filas)}::json) as x(
      cosa text, clave text, dia date, dni text, rol text, cantidad integer, primera timestamptz, ultima timestamptz)
    group by cosa, clave, dia, dni, rol
    order by cosa, clave, dia, dni, rol
    on conflict (cosa, clave, dia, dni, rol) do update
      set cantidad = lectura.cantidad + excluded.cantidad,
          ultima = greatest(lectura.ultima, excluded.ultima)`)
}

interface FilaDeLectura extends LecturaContada {
  readonly nombre: string
  readonly apellido: string
}

/**
 * Returns a page of the log of who read personal data, with the number of readings of each record.
 *
 * @param filtro.suyas SQL condition on the table `lectura` (alias `l`). '' selects no rows
 */
export const pageLecturas = async (
  db: Queryable,
  filtro: {
    readonly suyas: string
    readonly desde?: string | undefined
    readonly hasta?: string | undefined
  },
  { pagina, porPagina }: Pagina,
): Promise<{ readonly rows: FilaDeLectura[]; readonly total: number }> => {
  const where = sql`(${sql.raw(filtro.suyas === '' ? 'false' : filtro.suyas)})
    and (${filtro.desde ?? null}::date is null or l.dia >= ${filtro.desde ?? null}::date)
    and (${filtro.hasta ?? null}::date is null or l.dia <= ${filtro.hasta ?? null}::date)`
  const { rows } = await db.execute<FilaDeLectura & Record<string, unknown>>(sql`
    select to_char(l.dia, 'YYYY-MM-DD') as dia, l.dni, coalesce(u.nombre, '') as nombre,
      coalesce(u.apellido, '') as apellido, l.rol, l.cosa, l.clave, l.cantidad,
      to_json(l.primera) #>> '{}' as primera, to_json(l.ultima) #>> '{}' as ultima
    from lectura l left join usuario u on u.dni = l.dni
    where ${where}
    order by l.dia desc, l.ultima desc, l.dni, l.cosa, l.clave
    limit ${porPagina} offset ${(pagina - 1) * porPagina}`)
  const contadas = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from lectura l where ${where}`,
  )
  return { rows: [...rows], total: contadas.rows[0]?.n ?? 0 }
}
