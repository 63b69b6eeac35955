import type { FiltroDe } from '@apremia/core'
import { type SQL, sql } from 'drizzle-orm'
import {
  type BloqueDeInmuebles,
  bloqueDe,
  type ClavesEnOrden,
  type LoteDeBloques,
  POR_BLOQUE,
} from '../../libros/inmuebles-por-bloque.ts'
import type { Db } from '../../platform/db/queryable.ts'
import type { OrdenDeInmuebles } from '../padron-proveedor.ts'
import { legalesDeInmuebles, searchInmuebles } from './inmuebles-repo.ts'
import { selectClaves } from './listados-select-page.ts'

const BLOQUE = sql.raw(String(POR_BLOQUE))
/**
 * Number of blocks of properties read by one query. On the embedded database every other request waits until the query
 * ends.
 */
const POR_VEZ = 12

const delBloque = (columna: SQL): SQL =>
  sql`${columna} between m.bloque * ${BLOQUE} and m.bloque * ${BLOQUE} + ${BLOQUE} - 1`

/**
 * Builds the query that reads blocks of properties, each property with its taxes. All the reads are by range or by key.
 * A join would read the properties of the whole city for each block.
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

type Filas = Record<string, unknown> & BloqueDeInmuebles

const readBloques = async (db: Db, bloques: readonly number[]): Promise<BloqueDeInmuebles[]> => {
  const { rows } = await db.execute<Filas>(makeBloques(bloques))
  return rows
}

async function* lotesDe(db: Db, orden: ClavesEnOrden): AsyncGenerator<LoteDeBloques> {
  yield { orden, bloques: [] }
  const bloques = [...new Set(orden.inmuebles.map(bloqueDe))]
  for (let i = 0; i < bloques.length; i += POR_VEZ)
    yield { bloques: await readBloques(db, bloques.slice(i, i + POR_VEZ)) }
}

/**
 * Reads a long list of properties for its workbook, in blocks of consecutive property numbers. The first element of the
 * result has only the order of the properties. Returns null for a list that is not stored (`ListaGuardada`) or shorter
 * than `minimo`. The caller then reads page by page.
 */
export const findLibroInmuebles = async (
  db: Db,
  filtro: FiltroDe<'inmuebles'>,
  orden: OrdenDeInmuebles,
  minimo: number,
): Promise<AsyncIterable<LoteDeBloques> | null> => {
  const { claves, recursos } = await selectClaves(db, searchInmuebles(filtro, '', orden))
  return claves.length < minimo ? null : lotesDe(db, { inmuebles: claves, recursos })
}
