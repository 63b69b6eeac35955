import type { CampoDeInmueble } from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { columnaDe, esEntero, listColumnas } from './columnas-de-carga.ts'
import { primerasDe } from './compare-carga.ts'

interface CargaPorEscribir {
  readonly id: number
  readonly campos: readonly CampoDeInmueble[]
}

/**
 * Removes the partidas (provincial property numbers) that the import changes. Two properties may exchange their numbers
 * in one import, so all the old numbers are removed before a new one is written.
 */
const leavePartidas = async (tx: Tx, id: number): Promise<void> => {
  await tx.execute(sql`
    update inmueble i set par_provincial = null from padron_carga_cambio c
    where c.carga = ${id} and c.clase = 'cambiado' and c.nro_inmueble = i.nro_inmueble
      and c.antes ? 'par_provincial' and i.par_provincial is not null`)
}

export const writeCarga = async (tx: Tx, { id, campos }: CargaPorEscribir): Promise<void> => {
  await tx.execute(sql`set local work_mem = '64MB'`)
  const columnas = campos.map(columnaDe)
  await leavePartidas(tx, id)
  const puestas = sql.raw(
    ['activo = true', ...columnas.map((columna) => `${columna} = f.${columna}`)].join(', '),
  )
  await tx.execute(sql`
    update inmueble i set ${puestas} from padron_carga_cambio c, padron_carga_fila f
    where c.carga = ${id} and c.clase = 'cambiado' and c.antes <> '{}'
      and f.carga = ${id} and f.primera and not f.rechazada
      and f.nro_inmueble = c.nro_inmueble and i.nro_inmueble = c.nro_inmueble`)
  await tx.execute(sql`
    update inmueble i set activo = false from padron_carga_cambio c
    where c.carga = ${id} and c.clase = 'baja' and c.nro_inmueble = i.nro_inmueble`)
  const nombres = sql.raw(['nro_inmueble', 'alta_carga', ...columnas].join(', '))
  const valores = campos.length === 0 ? sql`` : sql`, ${listColumnas(campos, 'f')}`
  await tx.execute(sql`
    insert into inmueble (${nombres})
    select f.nro_inmueble, ${id}::integer ${valores} from ${primerasDe(id)}
      and not exists (select from inmueble i where i.nro_inmueble = f.nro_inmueble)
    order by f.nro_inmueble`)
  await tx.execute(sql`
    insert into imponible_recurso (tipo, imponible, recurso)
    select 'I', f.nro_inmueble, f.recurso from padron_carga_fila f
    where f.carga = ${id} and not f.rechazada and not exists (
      select from imponible_recurso ir
      where ir.tipo = 'I' and ir.imponible = f.nro_inmueble and ir.recurso = f.recurso)
    order by f.nro_inmueble, f.recurso`)
  await tx.execute(sql`delete from padron_carga_fila where carga = ${id}`)
}

const COLGADOS = [
  ...['vinculo', 'deuda', 'plan_pago', 'situacion_historica', 'situacion_aprendida', 'actuacion'],
  ...['convenio_plan', 'carta_imponible'],
]
  .map((tabla) => `select imponible from ${tabla} where tipo = 'I'`)
  .concat(
    `select nro_inmueble from comercio where nro_inmueble is not null`,
    `select imponible::integer from titulo where categoria = 'inmueble' and imponible ~ '^[0-9]{1,9}$'`,
  )
  .join(' union ')

const PRIMEROS = 3

export const findEnUso = async (
  tx: Queryable,
  id: number,
): Promise<{ readonly enUso: number; readonly primeros: number[] }> => {
  const { rows } = await tx.execute<{ n: number; primeros: number[] | null }>(sql`
    with usados as (
      select i.nro_inmueble from inmueble i
      where i.alta_carga = ${id} and i.nro_inmueble in (${sql.raw(COLGADOS)})
      union
      select c.nro_inmueble from padron_carga_cambio c
      where c.carga = ${id} and c.recursos <> '{}' and exists (
        select from deuda d where d.tipo = 'I' and d.imponible = c.nro_inmueble
          and d.recurso = any(c.recursos)
        union all
        select from situacion_historica h where h.tipo = 'I' and h.imponible = c.nro_inmueble
          and h.recurso = any(c.recursos)
        union all
        select from plan_pago p where p.tipo = 'I' and p.imponible = c.nro_inmueble
          and p.recurso = any(c.recursos))
    )
    select count(*)::int as n,
      (select array_agg(nro_inmueble) from (
        select nro_inmueble from usados order by 1 limit ${PRIMEROS}) p) as primeros
    from usados`)
  return { enUso: rows[0]?.n ?? 0, primeros: rows[0]?.primeros ?? [] }
}

export const unwriteCarga = async (tx: Tx, { id, campos }: CargaPorEscribir): Promise<void> => {
  await tx.execute(sql`
    delete from imponible_recurso ir using padron_carga_cambio c
    where c.carga = ${id} and c.recursos <> '{}' and ir.tipo = 'I'
      and ir.imponible = c.nro_inmueble and ir.recurso = any(c.recursos)`)
  await tx.execute(sql`
    delete from imponible_recurso ir using inmueble i
    where i.alta_carga = ${id} and ir.tipo = 'I' and ir.imponible = i.nro_inmueble`)
  await tx.execute(sql`delete from inmueble where alta_carga = ${id}`)
  await leavePartidas(tx, id)
  const puestas = campos.map((campo) => {
    const columna = columnaDe(campo)
    const valor = esEntero(campo)
      ? `(c.antes ->> '${columna}')::integer`
      : `c.antes ->> '${columna}'`
    return `${columna} = case when c.antes ? '${columna}' then ${valor} else i.${columna} end`
  })
  const activo = `activo = coalesce((c.antes ->> 'activo')::boolean, i.activo)`
  await tx.execute(sql`
    update inmueble i set ${sql.raw([activo, ...puestas].join(', '))} from padron_carga_cambio c
    where c.carga = ${id} and c.antes <> '{}' and c.nro_inmueble = i.nro_inmueble`)
}
