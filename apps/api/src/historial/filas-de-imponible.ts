import { type SQL, sql } from 'drizzle-orm'
import { numeroDe } from '../platform/numero-de-imponible.ts'

/** What a table says of an item that the rows of the history do not say themselves. */
interface Consulta {
  readonly numero: number
  /** '' for any. */
  readonly recurso: string
}

const delRecurso = (columna: SQL, { recurso }: Consulta): SQL =>
  recurso === '' ? sql`true` : sql`${columna} = ${recurso}`

/** A code without a row is of a property (D76). */
const tipoDelRecurso = (recurso: string): SQL =>
  sql`coalesce((select r.tipo from recurso r where r.codigo = ${recurso}), 'I')`

const deClase = (columna: SQL, { recurso }: Consulta): SQL =>
  recurso === '' ? sql`true` : sql`${columna} = ${tipoDelRecurso(recurso)}`

const ANTES = sql.raw(
  `'$.** ? (@.inmueble == $numero && ($recurso == "" || @.recurso == "" || @.recurso == $recurso))'`,
)

/** What things, by their kind and identifier in the history, are over the item. */
const cosasDe = (consulta: Consulta): SQL => {
  const { numero, recurso } = consulta
  const deInmuebles = recurso === '' ? sql`true` : sql`${tipoDelRecurso(recurso)} = 'I'`
  const partes = [
    sql`select 'titulo-lote' as entidad, t.lote::text as id from titulo t
      where t.imponible = ${String(numero)} and ${delRecurso(sql`t.recurso`, consulta)}`,
    sql`select 'convenio', x.id from convenio_plan p join convenio c on c.id = p.convenio_id,
        lateral (values (c.id::text), (c.convenio)) as x(id)
      where p.imponible = ${numero} and ${deClase(sql`p.tipo`, consulta)}
        and ${delRecurso(sql`p.recurso`, consulta)}`,
    sql`select x.entidad, x.id from carta_imponible i join carta c on c.numero = i.numero,
        lateral (values ('carta-lote', c.lote::text), ('carta', c.numero::text)) as x(entidad, id)
      where i.imponible = ${numero} and ${deClase(sql`i.tipo`, consulta)}
        and ${delRecurso(sql`i.recurso`, consulta)}`,
    sql`select 'novedad', n.novedad::text from novedad_inmueble n
      where ${deInmuebles} and n.inmueble = ${numero} and ${recurso === '' ? sql`true` : sql`n.recurso in ('', ${recurso})`}`,
    // A property whose number or resource was changed, or which was taken away, was of its taxpayer until then.
    sql`select 'novedad', h.entidad_id from historial h
      where ${deInmuebles} and h.entidad = 'novedad' and h.antes like ${`%"inmueble":${numero},%`}
        and jsonb_path_exists(h.antes::jsonb, ${ANTES},
          ${JSON.stringify({ numero, recurso })}::jsonb)`,
    // A load says all that it changes of a property, whatever its resources.
    sql`select 'padron', k.carga::text from padron_carga p
      join padron_carga_cambio k on k.carga = p.id and k.clase in ('cambiado', 'baja')
        and k.nro_inmueble = ${numero}
      where ${deInmuebles}`,
    sql`select 'padron', m.alta_carga::text from inmueble m
      where ${deInmuebles} and m.nro_inmueble = ${numero} and m.alta_carga is not null`,
  ]
  return sql.join(partes, sql` union all `)
}

/**
 * The rows of the history that touch an item, by their order: those that name the item themselves, and those of the
 * lots, agreements, letters, taxpayers and loads that the item is part of.
 */
export const ordenesDeImponible = (escrito: string, recurso: string): SQL => {
  const propias = sql`select h.orden from historial h where h.inmueble = ${escrito}
    and ${recurso === '' ? sql`true` : sql`h.recurso in ('', ${recurso})`}`
  const numero = numeroDe(escrito)
  if (numero === undefined) return propias
  const consulta = { numero, recurso }
  const clave = `%/${numero}/${recurso === '' ? '' : `${recurso}"`}%`
  return sql`${propias}
    union select h.orden from (${cosasDe(consulta)}) x
      join historial h on h.entidad = x.entidad and h.entidad_id = x.id
    union select h.orden from historial h
      where h.entidad = 'abogado' and h.operacion = 'reassign-abogado' and h.despues like ${clave}`
}
