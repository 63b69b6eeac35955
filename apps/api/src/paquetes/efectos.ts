import { sql } from 'drizzle-orm'
import type { Tx } from '../platform/db/queryable.ts'

export interface EfectoDePaquete {
  readonly abogado: string
  readonly nuevos: number
  readonly recibidos: number
  readonly cedidos: number
  readonly salen: number
  readonly saldados: number
  readonly conOtroMonto: number
}

export const keepAntes = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`analyze tocados`)
  await tx.execute(sql`
    create temp table antes on commit drop as
    select c.tipo, c.imponible, c.recurso, c.abogado, c.total, c.saldada from caso c join tocados using (tipo, imponible, recurso)`)
}

const MOVIMIENTOS = sql`
  select t.tipo, t.imponible, t.recurso, coalesce(a.abogado, '') as de, coalesce(c.abogado, '') as a,
    coalesce(a.total, 0) as total_antes, coalesce(c.total, 0) as total_ahora,
    a.saldada is null and c.saldada is not null as saldado
  from tocados t left join antes a using (tipo, imponible, recurso) left join caso c using (tipo, imponible, recurso)`

export const countEfectos = async (tx: Tx): Promise<EfectoDePaquete[]> => {
  const { rows } = await tx.execute<EfectoDePaquete & Record<string, unknown>>(sql`
    select v.abogado,
      (count(*) filter (where v.clase = 'nuevo'))::int as nuevos,
      (count(*) filter (where v.clase = 'recibido'))::int as recibidos,
      (count(*) filter (where v.clase = 'cedido'))::int as cedidos,
      (count(*) filter (where v.clase = 'sale'))::int as salen,
      (count(*) filter (where v.clase = 'saldado'))::int as saldados,
      (count(*) filter (where v.clase = 'monto'))::int as "conOtroMonto"
    from (${MOVIMIENTOS}) m cross join lateral (values
      (case when m.de = '' then m.a end, 'nuevo'),
      (case when m.de <> '' and m.a <> '' and m.a <> m.de then m.a end, 'recibido'),
      (case when m.de <> '' and m.a <> '' and m.a <> m.de then m.de end, 'cedido'),
      (case when m.a = '' then m.de end, 'sale'),
      (case when m.saldado then m.a end, 'saldado'),
      (case when m.a = m.de and m.total_ahora > 0 and m.total_ahora <> m.total_antes then m.a end, 'monto')
    ) as v(abogado, clase)
    where v.abogado <> '' group by v.abogado order by v.abogado`)
  return rows
}

export const writeTraspasos = async (
  tx: Tx,
  { dia, carga }: { readonly dia: string; readonly carga: number },
): Promise<{ de: string; a: string; casos: number }[]> => {
  const { rows } = await tx.execute<{ de: string; a: string; casos: number }>(sql`
    with pasados as (
      insert into traspaso_de_caso (tipo, imponible, recurso, dia, de, a, carga)
      select tipo, imponible, recurso, ${dia}::date, de, a, ${carga}::integer
      from (${MOVIMIENTOS}) m where m.de <> '' and m.a <> '' and m.de <> m.a
      order by tipo, imponible, recurso
      returning de, a
    )
    select de, a, count(*)::int as casos from pasados group by de, a order by de, a`)
  return rows
}
