import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'

export interface CarteraTraida {
  readonly aplicada: Date
  /**
   * Number of properties and businesses for which the municipality's service gave no answer. Their earlier data stay.
   */
  readonly sinRespuesta: number
  readonly rechazadas: number
}

/**
 * Files of a data package whose rows change cases. The refused rows of the other files are not counted, because they
 * are about people and places.
 */
const MUEVEN_CASOS = ['imponibles', 'deuda', 'planes', 'plan_cuotas', 'situaciones_hist']

export const findCarteraTraida = async (db: Queryable): Promise<CarteraTraida | undefined> => {
  const { rows } = await db.execute<{
    aplicada: Date
    sin_respuesta: number
    rechazadas: number
  }>(sql`
    select aplicada, sin_respuesta, (
      select coalesce(sum((a ->> 'rechazadas')::integer), 0)::integer
      from jsonb_array_elements(archivos) a
      where a ->> 'archivo' = any(${sql.param(MUEVEN_CASOS)}::text[])) as rechazadas
    from paquete_carga
    where origen = 'servicio' and estado = 'aplicada' order by aplicada desc limit 1`)
  const [ultima] = rows
  return (
    ultima && {
      aplicada: new Date(ultima.aplicada),
      sinRespuesta: ultima.sin_respuesta,
      rechazadas: ultima.rechazadas,
    }
  )
}

/**
 * Tells whether this database has no amounts of debt yet, because the municipality's service has the debts and no
 * synchronisation has copied them.
 */
export const isCarteraAusente = async ({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<boolean> =>
  config.servicioMunicipal !== undefined && (await findCarteraTraida(db)) === undefined
