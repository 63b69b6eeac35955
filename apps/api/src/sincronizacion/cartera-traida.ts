import { and, desc, eq } from 'drizzle-orm'
import { paqueteCarga } from '../paquetes/paquete-carga-table.ts'
import type { Queryable } from '../platform/db/queryable.ts'
import type { Services } from '../platform/services.ts'

/** The last portfolio that was brought from the municipality's service and applied. */
export interface CarteraTraida {
  readonly aplicada: Date
  readonly sinRespuesta: number
  readonly rechazadas: number
}

export const findCarteraTraida = async (db: Queryable): Promise<CarteraTraida | undefined> => {
  const [ultima] = await db
    .select({
      aplicada: paqueteCarga.aplicada,
      sinRespuesta: paqueteCarga.sinRespuesta,
      rechazadas: paqueteCarga.rechazadas,
    })
    .from(paqueteCarga)
    .where(and(eq(paqueteCarga.origen, 'servicio'), eq(paqueteCarga.estado, 'aplicada')))
    .orderBy(desc(paqueteCarga.aplicada))
    .limit(1)
  return ultima?.aplicada ? { ...ultima, aplicada: ultima.aplicada } : undefined
}

/** Debt, collections and plans are the municipality's own and were not brought yet: the register has no amounts. */
export const isCarteraAusente = async ({
  config,
  db,
}: Pick<Services, 'config' | 'db'>): Promise<boolean> =>
  config.servicioMunicipal !== undefined && (await findCarteraTraida(db)) === undefined
