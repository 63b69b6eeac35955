import type { appendAncla } from '../historial/anclas.ts'
import { maxSeries, readSiguientes, type Series } from '../historial/series-de-numeros.ts'
import { acceptNumeracion, noteAceptada, readAnotado, replaceSello } from './assert-continuidad.ts'

/**
 * Continues the numbers of a restored database after the last ones that the data folder and the S3-compatible store have
 * noted, and seals the folder and the database together. The next start then needs no confirmation. The caller has
 * proved that the folder is the original one, so that no number can be missing from the notes.
 */
export const continueNumeracion = async (
  lugar: Parameters<typeof appendAncla>[0],
): Promise<Series> => {
  const { db, config, ahora, anclasEnAlmacen } = lugar
  const anotados = maxSeries([
    (await readAnotado(lugar)).anotados,
    (await anclasEnAlmacen?.read())?.anotados ?? {},
  ])
  const hasta = await db.transaction(async (tx) => {
    const estado = await readSiguientes(tx)
    const hasta = maxSeries([estado, anotados])
    await acceptNumeracion(tx, ahora(), {
      ...{ estado, hasta, dados: anotados, motivos: [] },
      como: 'Copia restaurada con las anotaciones de la carpeta de datos',
    })
    await replaceSello(tx, { dataDir: config.dataDir, anterior: undefined, unica: true })
    return hasta
  })
  await noteAceptada(lugar)
  return hasta
}
