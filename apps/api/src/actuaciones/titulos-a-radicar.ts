import {
  centavos,
  type Deudor,
  type Fecha,
  periodoDeOrdinal,
  TIPOS_FIJOS,
  type TituloARadicar,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import { type ClaveImponible, claveDeImponible, unnestClaves } from '../padron/clave-imponible.ts'
import type { TipoImponible } from '../platform/db/columnas.ts'
import type { Queryable } from '../platform/db/queryable.ts'

const MAXIMO_DE_LUGARES = 20

interface FilaDeTitulo extends Record<string, unknown> {
  readonly numero: number
  readonly imponible: number
  readonly recurso: string
  readonly contribuyente: string
  /**
   * Debtors of the executive title. Null for an executive title of the former system, which has only the name of its
   * taxpayer.
   */
  readonly deudores: readonly Deudor[] | null
  readonly total: string | number
  /** Tax periods that the executive title claims. Each is year × 1000 + instalment. */
  readonly periodos: readonly number[]
}

const toTituloARadicar = ({
  numero,
  contribuyente,
  deudores,
  total,
  periodos,
}: FilaDeTitulo): TituloARadicar => ({
  numero,
  deudores: deudores?.length ? deudores.map(({ nombre }) => nombre) : [contribuyente],
  total: centavos(Number(total)),
  periodos: periodos.map(periodoDeOrdinal),
})

export const findTitulosARadicar = async (
  db: Queryable,
  tipo: TipoImponible,
  claves: readonly ClaveImponible[],
): Promise<ReadonlyMap<string, TituloARadicar>> => {
  if (claves.length === 0) return new Map()
  const { rows } = await db.execute<FilaDeTitulo>(sql`
    select distinct on (k.imponible, k.recurso) t.numero, k.imponible, k.recurso, t.total, t.periodos,
      t.contribuyente, t.datos -> 'deudores' as deudores
    from ${unnestClaves(claves)}
    join titulo t on t.categoria = ${tipo === 'I' ? 'inmueble' : 'comercio'}
      and t.imponible = k.imponible::text and t.recurso = k.recurso and t.anulado is null
    order by k.imponible, k.recurso, t.creado desc, t.numero desc`)
  return new Map(
    rows.map((fila) => [
      claveDeImponible({ imponible: String(fila.imponible), recurso: fila.recurso }),
      toTituloARadicar(fila),
    ]),
  )
}

/**
 * Lists the courts or the judicial departments that the court filings (radicaciones) of the given lawyers name, the
 * most recently used first. Deleted court filings are left out.
 */
export const listLugaresUsados = async (
  db: Queryable,
  dato: 'juzgado' | 'departamento',
  abogados: readonly string[],
  hoy: Fecha,
): Promise<readonly string[]> => {
  const { rows } = await db.execute<{ lugar: string }>(sql`
    select lugar from (
      select btrim(dato ->> ${dato}) as lugar, fecha from actuacion
      where abogado = any(${sql.param([...abogados])}::text[]) and fecha <= ${hoy}
        and vigente and tp_id in (${TIPOS_FIJOS.radicacionAnterior}, ${TIPOS_FIJOS.radicacion})) usados
    where lugar <> ''
    group by lugar order by max(fecha) desc, lugar limit ${MAXIMO_DE_LUGARES}`)
  return rows.map(({ lugar }) => lugar)
}
