import type { Producto } from '@apremia/api/bench'
import { sql } from 'drizzle-orm'

/**
 * Inserts cases over the properties and businesses of the large municipality. Each case has past legal statuses and up
 * to three actions. The lawyer of the demo has 400 cases, and any other has thousands. Random values come from an MD5
 * digest, so every run has the same values.
 */
export const fillCasos = async ({ db, refreshCasos }: Producto, cuantos: number): Promise<void> => {
  const azar = (de: string, hasta: number) =>
    sql.raw(`(('x' || substr(md5(${de} || k.n), 1, 7))::bit(28)::int % ${hasta})`)
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`truncate situacion_historica, actuacion cascade`)
    await tx.execute(sql`
      create temp table k on commit drop as
      select row_number() over (order by tipo, imponible, recurso) as n, tipo, imponible, recurso,
        'A00'::text as abogado, false as judicial
      from imponible_recurso limit ${cuantos}`)
    await tx.execute(sql`
      update k set judicial = n % 2 = 0, abogado = case when n <= 400 then 'A01'
        else (array['A02','A03','A04','A05','A06','A07','A08','A09','A10','A11'])[1 + n % 10] end`)
    await tx.execute(sql`update deuda set legal = '' where legal <> ''`)
    await tx.execute(sql`
      insert into situacion_historica (tipo, imponible, recurso, fecha, situacion, legal)
      select tipo, imponible, recurso, date '2026-11-20' - ${azar(`'s'`, 400)},
        case when ${azar(`'c'`, 20)} = 0 then 'PP' when judicial then 'TE' else 'GL' end, abogado from k`)
    await tx.execute(sql`
      insert into actuacion (tipo, imponible, recurso, abogado, fecha, tp_id, gp_id)
      select k.tipo, k.imponible, k.recurso, k.abogado, date '2026-11-20' - ${azar(`'a' || i`, 400)}, e.tp_id, e.gp_id
      from k cross join generate_series(1, 3) i
      join lateral (select tp_id, gp_id from tipo_etapa where gp_id = case when k.judicial then 3 else 2 end
        order by md5(tp_id || k.n::text || i) limit 1) e on true
      where i <= ${azar(`'v'`, 4)}`)
  })
  await refreshCasos()
  await db.execute(sql`vacuum analyze caso`)
}

/**
 * Returns the SQL of a desk (work list of cases) as a typical program would write it, for comparison. The SQL joins all
 * the tables and computes the deadline and the total in each query.
 */
export const porJoin = (abogado: string) => sql`
  with ultima as (
    select distinct on (tipo, imponible, recurso) * from situacion_historica
    order by tipo, imponible, recurso, fecha desc, id desc),
  accion as (
    select distinct on (tipo, imponible, recurso) * from actuacion where vigente
    order by tipo, imponible, recurso, fecha desc, id desc)
  select tipo, imponible, recurso, s.situacion, a.fecha, count(*) over () as total,
    case when e.tiempo is null then coalesce(a.fecha, s.fecha) + 60
      else a.fecha + make_interval(days => e.tiempo) end as vence, (
      select c.apynom from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
      where v.tipo = s.tipo and v.imponible = s.imponible order by v.orden limit 1) as contribuyente
  from ultima s full join accion a using (tipo, imponible, recurso) left join tipo_etapa e on e.tp_id = a.tp_id
  where (s.situacion = 'TE' or a.gp_id = 3) ${abogado === '' ? sql`` : sql`and coalesce(a.abogado, s.legal) = ${abogado}`}
  order by vence, tipo, imponible, recurso limit 50`
