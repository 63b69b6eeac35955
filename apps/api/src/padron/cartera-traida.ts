import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'

/** The last portfolio that was brought from the municipality's service and applied. */
export interface CarteraTraida {
  readonly aplicada: Date
  /** Number of items without an answer, whose earlier data stays. */
  readonly sinRespuesta: number
  /** Refused rows of the files that move cases. */
  readonly rechazadas: number
}

/**
 * Files that move cases. The others are about people and places: a refused row of theirs leaves the cases as they are.
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

/** Debt, collections and plans are the municipality's own and were not brought yet: the register has no amounts. */
export const isCarteraAusente = async ({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<boolean> =>
  config.servicioMunicipal !== undefined && (await findCarteraTraida(db)) === undefined
