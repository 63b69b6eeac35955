import type { appendAncla } from '../historial/anclas.ts'
import { maxSeries, readSiguientes, type Series } from '../historial/series-de-numeros.ts'
import { acceptNumeracion, noteAceptada, readAnotado, replaceSello } from './assert-continuidad.ts'

/**
 * Makes the numbers of a restored database follow the last numbers in the data folder and in the S3-compatible store.
 * Stores a new seal file, so that the next start needs no confirmation. Call only with the original data folder, which
 * has the record of every number.
 */
export const continueNumeracion = async (
  lugar: Parameters<typeof appendAncla>[0],
): Promise<Series> => {
  const { db, config, ahora, anclasEnAlmacen } = lugar
  const anotados = maxSeries([
    (await readAnotado(lugar)).anotados,
    (await anclasEnAlmacen?.read())?.anotados ?? {},
  ])
  const { estado, hasta } = await db.transaction(async (tx) => {
    const estado = await readSiguientes(tx)
    const hasta = maxSeries([estado, anotados])
    await acceptNumeracion(tx, ahora(), {
      ...{ estado, hasta, dados: anotados, motivos: [] },
      como: 'Copia restaurada con las anotaciones de la carpeta de datos',
    })
    await replaceSello(tx, { dataDir: config.dataDir, anterior: undefined, unica: true })
    return { estado, hasta }
  })
  await noteAceptada(lugar, estado, 'restaurar')
  return hasta
}
