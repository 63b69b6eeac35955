import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'

/** A thing of the history: its kind and its identifier. */
export interface CosaDelHistorial {
  readonly entidad: string
  readonly codigo: string
}

/** The first item of a thing, and how many more it has. */
export interface ImponibleDeCosa {
  readonly inmueble: string
  readonly recurso: string
  readonly otros: number
}

export const claveDeCosa = ({ entidad, codigo }: CosaDelHistorial): string => `${entidad}/${codigo}`

const NUMERO = /^[1-9]\d{0,8}$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const listOf = (codigos: readonly string[], tipo: 'integer' | 'uuid' | 'text'): SQL =>
  sql`any(${sql.param(codigos)}::${sql.raw(tipo)}[])`

/** The items of each kind of thing, by the identifiers that the history gives it. */
const PARTES: Readonly<Record<string, (codigos: readonly string[], buscado: string) => SQL>> = {
  'titulo-lote': (codigos) => sql`
    select 'titulo-lote', t.lote::text, t.imponible::text, t.recurso, null::int
    from titulo t where t.lote = ${listOf(matching(codigos, UUID), 'uuid')}`,
  convenio: (codigos) => sql`
    select 'convenio', x.codigo, p.imponible::text, p.recurso, null::int
    from convenio c join convenio_plan p on p.convenio_id = c.id,
      lateral (values (c.id::text), (c.convenio)) as x(codigo)
    where (c.id = ${listOf(matching(codigos, NUMERO), 'integer')} or c.convenio = ${listOf(codigos, 'text')})
      and x.codigo = ${listOf(codigos, 'text')}`,
  'carta-lote': (codigos) => sql`
    select 'carta-lote', c.lote::text, i.imponible::text, i.recurso, null::int
    from carta c join carta_imponible i on i.numero = c.numero
    where c.lote = ${listOf(matching(codigos, UUID), 'uuid')}`,
  carta: (codigos) => sql`
    select 'carta', i.numero::text, i.imponible::text, i.recurso, null::int
    from carta_imponible i where i.numero = ${listOf(matching(codigos, NUMERO), 'integer')}`,
  novedad: (codigos) => sql`
    select 'novedad', n.novedad::text, n.inmueble::text, n.recurso, null::int
    from novedad_inmueble n where n.novedad = ${listOf(matching(codigos, NUMERO), 'integer')}`,
  // A load may touch every property there is: its own counts tell how many.
  padron: (codigos, buscado) => sql`
    select 'padron', c.id::text, x.inmueble, '', c.nuevos + c.cambiados + c.bajas
    from padron_carga c cross join lateral (select coalesce(nullif(${buscado}::text, ''), least(
      (select min(k.nro_inmueble) from padron_carga_cambio k where k.carga = c.id),
      (select min(m.nro_inmueble) from inmueble m where m.alta_carga = c.id))::text) as inmueble) x
    where c.id = ${listOf(matching(codigos, NUMERO), 'integer')} and x.inmueble is not null`,
}

const matching = (codigos: readonly string[], forma: RegExp): string[] =>
  codigos.filter((codigo) => forma.test(codigo))

/**
 * The items of some things, by {@link claveDeCosa}, in one statement however many things there are. The items are those
 * of now: an agreement that was edited has its new ones.
 *
 * @param buscado number of the item that the things were found by, which is told first; '' for none
 */
export const findImponiblesDeCosas = async (
  db: Queryable,
  cosas: readonly CosaDelHistorial[],
  buscado: string,
): Promise<ReadonlyMap<string, ImponibleDeCosa>> => {
  const partes = Object.entries(PARTES).flatMap(([entidad, parte]) => {
    const suyas = cosas.filter((cosa) => cosa.entidad === entidad)
    const codigos = [...new Set(suyas.map(({ codigo }) => codigo))]
    return codigos.length === 0 ? [] : [parte(codigos, buscado)]
  })
  if (partes.length === 0) return new Map()
  const { rows } = await db.execute<
    Record<string, unknown> & CosaDelHistorial & ImponibleDeCosa
  >(sql`
    with parte (entidad, codigo, inmueble, recurso, cuantos) as (
      select distinct * from (${sql.join(partes, sql` union all `)}) p
    )
    select distinct on (entidad, codigo) entidad, codigo, inmueble, recurso,
      greatest(0, coalesce(cuantos, count(*) over (partition by entidad, codigo)) - 1)::int as otros
    from parte
    order by entidad, codigo, (inmueble = ${buscado}::text) desc, length(inmueble), inmueble, recurso`)
  return new Map(
    rows.map(({ inmueble, recurso, otros, ...cosa }) => [
      claveDeCosa(cosa),
      { inmueble, recurso, otros },
    ]),
  )
}
