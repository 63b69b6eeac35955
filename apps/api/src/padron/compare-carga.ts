import { type CampoDeInmueble, interpolar, type ModoDeCarga, textos } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { columnaDe, listColumnas } from './columnas-de-carga.ts'

interface CargaPorComparar {
  readonly id: number
  readonly modo: ModoDeCarga
  readonly campos: readonly CampoDeInmueble[]
}

const { motivos } = textos.padron

export const primerasDe = (id: number): SQL =>
  sql`padron_carga_fila f where f.carga = ${id} and f.primera and not f.rechazada`

/**
 * Refuses the rows with merged cells. When the first row of a property has merged cells, all the rows of the property
 * are refused. Returns the reasons by row.
 */
export const refuseCombinadas = async (
  tx: Tx,
  { id }: Pick<CargaPorComparar, 'id'>,
  combinadas: readonly number[],
): Promise<Map<number, string>> => {
  if (combinadas.length === 0) return new Map()
  const suyas = new Set(combinadas)
  const { rows } = await tx.execute<{ fila: number }>(sql`
    update padron_carga_fila f set rechazada = true
    where f.carga = ${id} and not f.rechazada and (f.fila = any(${sql.param([...combinadas])}::integer[])
      or f.nro_inmueble in (
        select p.nro_inmueble from padron_carga_fila p where p.carga = ${id} and p.primera and not p.rechazada
          and p.fila = any(${sql.param([...combinadas])}::integer[])))
    returning f.fila`)
  return new Map(
    rows.map(({ fila }) => [
      fila,
      suyas.has(fila) ? motivos.combinadas : motivos.combinadaLaPrimera,
    ]),
  )
}

/**
 * Refuses each row whose new partida (provincial property number) belongs to another property, unless the import has an
 * accepted row of the other property. A refused property keeps its old partida, so the query repeats until it refuses
 * no more.
 */
export const refusePartidas = async (
  tx: Tx,
  { id, campos }: CargaPorComparar,
): Promise<Map<number, string>> => {
  await allowLong(tx)
  const razones = new Map<number, string>()
  if (!campos.includes('PAR_PROVINCIAL')) return razones
  for (;;) {
    const { rows } = await tx.execute<{ fila: number; dueno: number }>(sql`
      with ajenas as (
        select f.nro_inmueble, i.nro_inmueble as dueno
        from padron_carga_fila f
        join inmueble i on i.par_provincial = f.par_provincial and i.nro_inmueble <> f.nro_inmueble
        where f.carga = ${id} and f.primera and not f.rechazada
          and not exists (
            select from padron_carga_fila o
            where o.carga = ${id} and o.nro_inmueble = i.nro_inmueble and o.primera and not o.rechazada)
      )
      update padron_carga_fila f set rechazada = true from ajenas a
      where f.carga = ${id} and f.nro_inmueble = a.nro_inmueble and not f.rechazada
      returning f.fila, a.dueno`)
    for (const { fila, dueno } of rows)
      razones.set(fila, `PAR_PROVINCIAL: ${interpolar(motivos.partidaAjena, { n: dueno })}`)
    if (rows.length === 0) return razones
  }
}

/**
 * Stores the properties that the file changes, with the old and new values of the fields that differ. The function
 * `compareInmueble` has the same rule in TypeScript.
 */
const writeCambiados = async (tx: Tx, { id, campos }: CargaPorComparar): Promise<void> => {
  const pares = campos.map((campo) => {
    const columna = columnaDe(campo)
    return `('${columna}', to_jsonb(i.${columna}), to_jsonb(f.${columna}))`
  })
  const valores = sql.raw([...pares, `('activo', to_jsonb(i.activo), to_jsonb(true))`].join(', '))
  const distintos =
    campos.length === 0
      ? sql`false`
      : sql`(${listColumnas(campos, 'i')}) is distinct from (${listColumnas(campos, 'f')})`
  await tx.execute(sql`
    insert into padron_carga_cambio (carga, nro_inmueble, clase, antes, despues)
    select ${id}, i.nro_inmueble, 'cambiado', v.antes, v.despues
    from padron_carga_fila f join inmueble i on i.nro_inmueble = f.nro_inmueble
    cross join lateral (
      select jsonb_object_agg(x.k, x.antes) as antes, jsonb_object_agg(x.k, x.despues) as despues
      from (values ${valores}) as x(k, antes, despues) where x.antes is distinct from x.despues) v
    where f.carga = ${id} and f.primera and not f.rechazada and (${distintos} or not i.activo)`)
  await tx.execute(sql`
    insert into padron_carga_cambio as c (carga, nro_inmueble, clase, antes, despues, recursos)
    select ${id}, f.nro_inmueble, 'cambiado', '{}', '{}', array_agg(f.recurso order by f.recurso)
    from padron_carga_fila f join inmueble i on i.nro_inmueble = f.nro_inmueble
    left join imponible_recurso ir
      on ir.tipo = 'I' and ir.imponible = f.nro_inmueble and ir.recurso = f.recurso
    where f.carga = ${id} and not f.rechazada and ir.imponible is null
    group by f.nro_inmueble
    on conflict (carga, clase, nro_inmueble) do update set recursos = excluded.recursos`)
}

/**
 * Stores a proposal to deactivate each stored property that is missing from a complete file. A property whose row was
 * refused does not count as missing.
 */
const writeBajas = async (tx: Tx, { id }: CargaPorComparar): Promise<void> => {
  await tx.execute(sql`
    insert into padron_carga_cambio (carga, nro_inmueble, clase, antes, despues)
    select ${id}, i.nro_inmueble, 'baja', '{"activo": true}', '{"activo": false}'
    from inmueble i
    where i.activo and not exists (
      select from padron_carga_fila f where f.carga = ${id} and f.nro_inmueble = i.nro_inmueble)`)
}

export interface Conteo {
  readonly vigentes: number
  readonly nuevos: number
  readonly cambiados: number
  readonly iguales: number
  readonly bajas: number
}

const countCarga = async (tx: Tx, { id }: CargaPorComparar): Promise<Conteo> => {
  const { rows } = await tx.execute<Omit<Conteo, 'iguales'> & { primeras: number }>(sql`
    select (select count(*)::int from inmueble where activo) as vigentes,
      (select count(*)::int from ${primerasDe(id)}) as primeras,
      (select count(*)::int from ${primerasDe(id)}
        and not exists (select from inmueble i where i.nro_inmueble = f.nro_inmueble)) as nuevos,
      (select count(*)::int from padron_carga_cambio c
        where c.carga = ${id} and c.clase = 'cambiado') as cambiados,
      (select count(*)::int from padron_carga_cambio c
        where c.carga = ${id} and c.clase = 'baja') as bajas`)
  const [
    { primeras, ...conteo } = { primeras: 0, vigentes: 0, nuevos: 0, cambiados: 0, bajas: 0 },
  ] = rows
  return { ...conteo, iguales: primeras - conteo.nuevos - conteo.cambiados }
}

export const compareCarga = async (tx: Tx, carga: CargaPorComparar): Promise<Conteo> => {
  await allowLong(tx)
  await tx.execute(sql`set local work_mem = '64MB'`)
  await tx.execute(sql`delete from padron_carga_cambio where carga = ${carga.id}`)
  await writeCambiados(tx, carga)
  if (carga.modo === 'completa') await writeBajas(tx, carga)
  return countCarga(tx, carga)
}
