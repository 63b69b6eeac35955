import {
  type ArchivoEmitido,
  type ClaseDePapel,
  type Fecha,
  readCodigoDeVerificacion,
  textos,
} from '@apremia/core'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'

export interface PapelEmitido extends ArchivoEmitido {
  readonly clase: ClaseDePapel
  /** Id of the agreement. Null for an executive title. */
  readonly convenio: number | null
  readonly numero: string
  readonly fecha: Fecha
  /** Moment at which the executive title was annulled, or null. */
  readonly anulado: Date | null
}

/**
 * Finds the paper with a code that a person typed. A title whose lot is not printed yet has no paper, so its code is
 * unknown until then.
 *
 * @throws AppError 404 for an unknown code and for a text that cannot be a code, with the same answer
 */
export const findEmitido = async (db: Queryable, tecleado: string): Promise<PapelEmitido> => {
  const codigo = readCodigoDeVerificacion(tecleado)
  if (codigo !== undefined) {
    const { rows } = await db.execute<
      Omit<PapelEmitido, 'anulado'> & { readonly anulado: string | null } & Record<string, unknown>
    >(sql`
      select 'titulo' as clase, null::int as convenio, t.numero::text as numero,
        t.datos ->> 'fechaEmision' as fecha, t.anulado::text as anulado, t.sha256, t.tamano::float8 as largo
      from titulo t join titulo_lote l on l.id = t.lote
      where t.codigo_verificacion = ${codigo} and l.documento is not null and t.sha256 is not null
      union all
      select 'convenio', c.id, c.convenio, c.fechaconf::text, null, d.sha256, d.tamano::float8
      from convenio c join documento d on d.sha256 = c.documento
      where c.codigo_verificacion = ${codigo} and c.fc_confirma is not null`)
    const [row] = rows
    if (row !== undefined)
      return { ...row, anulado: row.anulado === null ? null : new Date(row.anulado) }
  }
  throw new AppError(404, 'papel-desconocido', textos.verificacion.desconocido)
}
