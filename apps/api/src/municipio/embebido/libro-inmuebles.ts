import type { FiltroDe } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import {
  type BloqueGuardado,
  bloqueDe,
  type ClavesEnOrden,
  type LoteGuardado,
  POR_BLOQUE,
} from '../../libros/inmuebles-guardados.ts'
import { allowLong } from '../../platform/db/plazos.ts'
import type { Db, Queryable } from '../../platform/db/queryable.ts'
import type { OrdenDeInmuebles } from '../padron-proveedor.ts'
import { legalesDeInmuebles, searchInmuebles } from './inmuebles-repo.ts'
import { isImpedimento } from './listados-guardados.ts'
import { selectClaves } from './listados-select-page.ts'

const BLOQUE = sql.raw(String(POR_BLOQUE))
/** Number of blocks that one query reads or rebuilds. Other requests to the database wait for the query to end. */
const POR_VEZ = 12

const VERSION = sql`(select c.version from cambios_del_padron c where c.de = 'padron')`

/**
 * Returns the SQL condition that the property number in `columna` belongs to the block `m`. The numbers of a block are
 * one range of the index on `columna`.
 */
const delBloque = (columna: SQL): SQL =>
  sql`${columna} between m.bloque * ${BLOQUE} and m.bloque * ${BLOQUE} + ${BLOQUE} - 1`

/**
 * Builds the blocks from the current register, one property with its resources at a time. All the reads are by range or
 * by key. A join would read the whole city for each block.
 */
const makeBloques = (bloques: readonly number[]): SQL => sql`
  select m.bloque, coalesce(f.datos, '[]') as datos
  from unnest(${sql.param(bloques)}::integer[]) as m(bloque)
  cross join lateral (
    select json_agg(json_build_array(
      i.nro_inmueble, r.recursos,
      coalesce((select c.apynom from vinculo v join contribuyente c on c.nro_contrib = v.nro_contrib
        where v.tipo = 'I' and v.imponible = i.nro_inmueble and v.orden = 1), nullif(i.titular, '')),
      i.calle, i.nro, i.piso, i.dept, i.barrio, i.par_provincial,
      array[i.circuns, i.seccion, i.chacra_nro::text, i.chacra_let, i.quinta_nro::text,
        i.quinta_let, i.fraccion_nro::text, i.fraccion_let, i.manzana_nro::text, i.manzana_let,
        i.parcela_nro::text, i.parcela_let, i.uni_funcional::text], i.activo))::text as datos
    from inmueble i
    join (
      select ir.imponible, json_agg(json_build_array(ir.recurso, l.legal, d.total, s.saldada)) as recursos
      from imponible_recurso ir
      left join (
        select d.imponible, d.recurso, sum(d.total)::bigint as total
        from deuda d
        where d.tipo = 'I' and d.estado <> 'CANCELADA' and ${delBloque(sql`d.imponible`)}
        group by d.imponible, d.recurso
      ) d on d.imponible = ir.imponible and d.recurso = ir.recurso
      left join (
        select s.imponible, s.recurso, string_agg(s.legal, ', ' order by s.legal) as legal
        from (${legalesDeInmuebles(delBloque)}) s group by s.imponible, s.recurso
      ) l on l.imponible = ir.imponible and l.recurso = ir.recurso
      left join caso s on (s.tipo, s.imponible, s.recurso) = ('I', ir.imponible, ir.recurso)
        and ${delBloque(sql`s.imponible`)}
      where ir.tipo = 'I' and ${delBloque(sql`ir.imponible`)}
      group by ir.imponible
    ) r on r.imponible = i.nro_inmueble
    where ${delBloque(sql`i.nro_inmueble`)}
  ) f`

type Filas = Record<string, unknown> & BloqueGuardado

/**
 * Returns the stored blocks that are still valid. A valid block has the current version and no recorded change. One
 * snapshot reads all the blocks.
 */
const readVigentes = async (
  db: Queryable,
  bloques: readonly number[],
): Promise<BloqueGuardado[]> => {
  const { rows } = await db.execute<Filas>(sql`
    select b.bloque, b.datos from libro_inmuebles_bloque b
    where b.bloque = any(${sql.param(bloques)}::integer[]) and b.version = ${VERSION}
      and not exists (select from libro_inmuebles_cambio c where c.bloque = b.bloque)`)
  return rows
}

/**
 * Builds and stores blocks, from one snapshot. Deletes only the recorded changes that the snapshot saw, and stores the
 * version of the snapshot. When two transactions store the same block, the second fails instead of storing older data.
 * The function then returns undefined.
 */
const keepBloques = async (
  db: Db,
  bloques: readonly number[],
): Promise<BloqueGuardado[] | undefined> => {
  try {
    return await db.transaction(
      async (tx) => {
        await allowLong(tx)
        const { rows } = await tx.execute<Filas>(sql`
          with b as materialized (${makeBloques(bloques)}),
          vistos as (
            delete from libro_inmuebles_cambio c
            where c.bloque = any(${sql.param(bloques)}::integer[])
          ),
          guardados as (
            insert into libro_inmuebles_bloque (bloque, version, datos)
            select b.bloque, ${VERSION}, b.datos from b
            on conflict (bloque) do update
              set version = excluded.version, datos = excluded.datos
          )
          select b.bloque, b.datos from b`)
        return rows
      },
      { isolationLevel: 'repeatable read' },
    )
  } catch (error) {
    if (isImpedimento(error)) return undefined
    throw error
  }
}

const readBloques = async (db: Db, bloques: readonly number[]): Promise<BloqueGuardado[]> => {
  const vigentes = await readVigentes(db, bloques)
  const hay = new Set(vigentes.map(({ bloque }) => bloque))
  const faltan = bloques.filter((bloque) => !hay.has(bloque))
  if (faltan.length === 0) return vigentes
  const hechos = await keepBloques(db, faltan)
  if (hechos !== undefined) return [...vigentes, ...hechos]
  const { rows } = await db.execute<Filas>(makeBloques(faltan))
  return [...vigentes, ...rows]
}

async function* lotesDe(db: Db, orden: ClavesEnOrden): AsyncGenerator<LoteGuardado> {
  yield { orden, bloques: [] }
  const bloques = [...new Set(orden.inmuebles.map(bloqueDe))]
  for (let i = 0; i < bloques.length; i += POR_VEZ)
    yield { bloques: await readBloques(db, bloques.slice(i, i + POR_VEZ)) }
}

/**
 * Reads the rows of a list for the thread that writes the workbook. The list has the whole debt and is not limited to
 * one lawyer. Returns null when the list is not stored. Also returns null when the list is so short that reading its
 * rows costs less than reading the blocks.
 */
export const findLibroInmuebles = async (
  db: Db,
  filtro: FiltroDe<'inmuebles'>,
  orden: OrdenDeInmuebles,
  minimo: number,
): Promise<AsyncIterable<LoteGuardado> | null> => {
  const { claves, recursos } = await selectClaves(db, searchInmuebles(filtro, '', orden))
  return claves.length < minimo ? null : lotesDe(db, { inmuebles: claves, recursos })
}

/** Builds every block in advance, so that not even the first export waits. */
export const keepLibroInmuebles = async (db: Db): Promise<void> => {
  const { rows } = await db.execute<{ bloque: number }>(
    sql`select distinct nro_inmueble / ${BLOQUE} as bloque from inmueble order by 1`,
  )
  const bloques = rows.map(({ bloque }) => bloque)
  for (let i = 0; i < bloques.length; i += POR_VEZ)
    await readBloques(db, bloques.slice(i, i + POR_VEZ))
}
