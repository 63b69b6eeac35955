import { eq } from 'drizzle-orm'
import { appendAncla } from '../historial/anclas.ts'
import { maxSeries, readSiguientes, type Series } from '../historial/series-de-numeros.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/queryable.ts'
import { instalacion } from '../platform/instalacion-table.ts'
import { acceptNumeracion, readAnotado } from './assert-continuidad.ts'
import { makeSello } from './sello.ts'

/**
 * Continues the numbers of a restored database after the last ones that the data folder has noted, and seals the folder
 * and the database together. The next start then needs no confirmation. The caller has proved that the folder is the
 * original one, so that no number can be missing from its notes.
 */
export const continueNumeracion = async (lugar: {
  readonly config: Pick<Config, 'dataDir'>
  readonly db: Db
  readonly ahora: () => Date
}): Promise<Series> => {
  const { db, config, ahora } = lugar
  const { anotados } = await readAnotado(lugar)
  const hasta = await db.transaction(async (tx) => {
    const estado = await readSiguientes(tx)
    const hasta = maxSeries([estado, anotados])
    await acceptNumeracion(tx, ahora(), {
      ...{ estado, hasta, dados: anotados, motivos: [] },
      como: 'Copia restaurada con las anotaciones de la carpeta de datos',
    })
    await tx
      .update(instalacion)
      .set(await makeSello(config.dataDir))
      .where(eq(instalacion.id, 1))
    return hasta
  })
  await appendAncla(lugar, { restaurada: true })
  return hasta
}
