import {
  type ClaseDeDatos,
  hasPersonas,
  TABLAS_DE_DATOS,
  type TablaConPersonas,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { readFilas } from '../salidas/read-filas.ts'
import { condicionesDeTabla } from './condiciones-de-tabla.ts'
import type { PersonaBuscada } from './find-persona-buscada.ts'

export interface FilaReunida {
  readonly por: readonly string[]
  readonly fila: Readonly<Record<string, unknown>>
}

const findColumnasClave = async (
  db: Queryable,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await db.execute<{ tabla: string; columnas: string[] }>(sql`
    select c.relname as tabla, array_agg(a.attname::text order by a.attnum) as columnas
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    left join pg_index i on i.indrelid = c.oid and i.indisprimary
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (a.attnum = any(i.indkey) or a.atttypid in ('date'::regtype, 'timestamptz'::regtype))
    group by c.relname`)
  return new Map(rows.map(({ tabla, columnas }) => [tabla, columnas]))
}

const lista = (nombres: readonly string[]): string =>
  `array[${nombres.map((nombre) => `'${nombre}'`).join(', ')}]::text[]`

const consultaDe = (
  tabla: string,
  { calla = {}, autor = {} }: TablaConPersonas,
  persona: PersonaBuscada,
  clave: readonly string[],
): string | undefined => {
  const { suyas, hechas } = condicionesDeTabla(tabla, persona)
  const todas = [...suyas, ...hechas]
  if (todas.length === 0) return undefined
  const por = todas.map((una) => `case when ${una.sql} then '${una.por}' end`).join(', ')
  const esSuya = suyas.length === 0 ? 'false' : suyas.map((una) => `(${una.sql})`).join(' or ')
  const visibles = [
    ...clave,
    ...(autor.dni ?? []),
    ...(autor.codigo ?? []),
    ...(autor.muestra ?? []),
  ]
  return `
    select json_build_object(
      'por', array_remove(array[${por}]::text[], null),
      'fila', case when ${esSuya} then to_jsonb(t) - ${lista(Object.keys(calla))}
        else (select jsonb_object_agg(c.key, c.value) from jsonb_each(to_jsonb(t)) c where c.key = any(${lista(visibles)})) end
    )::text as linea
    from ${tabla} t where ${todas.map((una) => `(${una.sql})`).join(' or ')}`
}

export interface TablaReunida {
  readonly tabla: string
  readonly clase: ClaseDeDatos
  readonly filas: () => AsyncGenerator<readonly FilaReunida[]>
}

export async function* readDatosPersonales(
  tx: Tx,
  persona: PersonaBuscada,
): AsyncGenerator<TablaReunida> {
  const claves = await findColumnasClave(tx)
  for (const [tabla, entrada] of Object.entries(TABLAS_DE_DATOS)) {
    if (!hasPersonas(entrada)) continue
    const consulta = consultaDe(tabla, entrada, persona, claves.get(tabla) ?? [])
    if (consulta === undefined) continue
    yield {
      tabla,
      clase: entrada.clase,
      filas: async function* () {
        for await (const lote of readFilas(tx, consulta))
          yield lote.map(({ linea }) => {
            const { por, fila } = JSON.parse(linea ?? '{}') as FilaReunida
            return { por: [...new Set(por)], fila }
          })
      },
    }
  }
}
