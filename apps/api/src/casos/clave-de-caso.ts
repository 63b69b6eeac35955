import { type SQL, sql } from 'drizzle-orm'
import type { TipoImponible } from '../platform/db/columnas.ts'

export interface ClaveDeCaso {
  readonly tipo: TipoImponible
  readonly imponible: number
  readonly recurso: string
}

export const writeClaveDeCaso = ({ tipo, imponible, recurso }: ClaveDeCaso): string =>
  `${tipo} ${imponible} ${recurso}`

export const CLAVE = sql.raw('tipo, imponible, recurso')

export const unnestCasos = (claves: readonly ClaveDeCaso[]): SQL => {
  const columna = (de: (clave: ClaveDeCaso) => string | number) => sql.param(claves.map(de))
  return sql`unnest(${columna(({ tipo }) => tipo)}::text[],
    ${columna(({ imponible }) => imponible)}::integer[], ${columna(({ recurso }) => recurso)}::text[])
    with ordinality as k(tipo, imponible, recurso, orden)`
}

/**
 * SQL that selects the keys of all the cases, with or without a stored summary. A property or business has a case when
 * it has a legal status, a legal action or an executive title in force.
 */
export const TODAS_LAS_CLAVES = sql`select ${CLAVE} from situacion_historica union select ${CLAVE} from situacion_aprendida
  union select ${CLAVE} from actuacion union select ${CLAVE} from caso
  union select case categoria when 'inmueble' then 'I' else 'C' end, imponible::integer, recurso from titulo
  where anulado is null and imponible ~ '^[0-9]{1,9}$'`
