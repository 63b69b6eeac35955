import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { interpolar, textos } from '@apremia/core'
import { flush } from '../documentos/archivos.ts'
import { probeDeposito } from '../documentos/open-deposito.ts'
import { ARCHIVO_DE_ANCLAS, parseAnclas, readAnclas } from '../historial/anclas.ts'
import { SERIES, type Series } from '../historial/series-de-numeros.ts'
import { readAnotado } from '../numeracion/assert-continuidad.ts'
import { carpetaDeDatos } from '../numeracion/carpeta-de-datos-table.ts'
import { continueNumeracion } from '../numeracion/continue-numeracion.ts'
import { isCarpetaOriginal, makeSelloAjeno } from '../numeracion/sello.ts'
import { lockDataDir } from '../platform/db/data-dir-lock.ts'
import { type OpenDb, openDb } from '../platform/db/open-db.ts'
import { MARCA_DE_INSTALACION } from '../platform/instalacion.ts'
import { findServidorEnMarcha } from '../platform/servidor-en-marcha.ts'
import { readArchivo } from './archivo-de-copia.ts'
import type { LugarDeRespaldo } from './instantanea.ts'
import { type CopiaAbierta, openCopia, type PedidoDeCopia } from './open-copia.ts'
import {
  placeArchivo,
  placeBaseEmbebida,
  placeBaseEnPostgres,
  placeDocumentos,
} from './place-copia.ts'
import { RespaldoRechazado, SALIDA_DE_RESPALDO } from './respaldo-rechazado.ts'
import { assertBaseVacia, assertPuedeRestaurar, connectPostgres } from './take-postgres.ts'
import { loadUltimoRespaldo, noteUltimoRespaldo, ultimoDe } from './ultimo-respaldo.ts'

type Lugar = Omit<LugarDeRespaldo, 'visit'>

export interface RespaldoRestaurado {
  readonly nombre: string
  readonly momento: string
  /**
   * Last executive title, letter and agreement numbers of the restored database. Undefined after a trial. Also
   * undefined when documents may have been numbered after the backup. The next start then asks for the last numbers
   * (APREMIA_RESTAURACION).
   */
  readonly numeros: Series | undefined
  readonly anotaciones: Anotaciones
}

const readSuelto = async (abierta: CopiaAbierta, nombre: string): Promise<string | undefined> => {
  if (!abierta.archivos.some(({ camino }) => camino === nombre)) return undefined
  const partes: Buffer[] = []
  for await (const parte of readArchivo(abierta, nombre)) partes.push(parte as Buffer)
  return Buffer.concat(partes).toString('utf8')
}

const readPropio = (dataDir: string, nombre: string): Promise<string | undefined> =>
  readFile(join(dataDir, nombre), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

/** @throws RespaldoRechazado when the data folder belongs to another installation than the backup */
const checkMarca = async (abierta: CopiaAbierta, dataDir: string): Promise<void> => {
  const propia = await readPropio(dataDir, MARCA_DE_INSTALACION)
  const copiada = await readSuelto(abierta, MARCA_DE_INSTALACION)
  if (propia !== undefined && propia.trim() !== copiada?.trim())
    throw new RespaldoRechazado(interpolar(textos.respaldo.carpetaAjena, { carpeta: dataDir }))
}

/**
 * Tells whether the data folder still has the last issued document numbers, in its file `historial-anclas.ndjson`.
 * - `faltan`: the file has no records.
 * - `seguras`: the file has every issued number. It continues the records of the backup, in the folder where the
 *   numbers were issued.
 * - `dudosas`: the file may lack some issued numbers.
 */
export type Anotaciones = 'faltan' | 'dudosas' | 'seguras'

/**
 * Compares the records of `historial-anclas.ndjson` in the data folder with those in the backup.
 *
 * @throws RespaldoRechazado when the records of the folder belong to another installation
 */
const checkAnotaciones = async (
  abierta: CopiaAbierta,
  { dataDir, anclasEnAlmacen }: Pick<Lugar, 'dataDir' | 'anclasEnAlmacen'>,
): Promise<Anotaciones> => {
  const propias = await readAnclas({ config: { dataDir } })
  if (propias.length === 0) return 'faltan'
  const ultima = parseAnclas((await readSuelto(abierta, ARCHIVO_DE_ANCLAS)) ?? '').at(-1)
  if (ultima === undefined) return 'dudosas'
  if (!propias.some(({ orden, hash }) => orden === ultima.orden && hash === ultima.hash))
    throw new RespaldoRechazado(interpolar(textos.respaldo.otrasAnotaciones, { carpeta: dataDir }))
  // The machines of one installation also record their document numbers in the store. When the last numbers in the
  // store are lower than in this folder, the store is incomplete. It may then lack numbers that other machines issued.
  const delAlmacen = (await anclasEnAlmacen?.read())?.anotados
  const { anotados } = await readAnotado({ config: { dataDir } })
  if (delAlmacen && SERIES.some((serie) => delAlmacen[serie] < anotados[serie])) return 'dudosas'
  return (await isCarpetaOriginal(dataDir)) ? 'seguras' : 'dudosas'
}

/**
 * Decides the numbering of the documents after a restoration, and closes the database. With every issued number in the
 * data folder (`seguras`), the numbering continues, and the last numbers are returned. Otherwise the next start asks an
 * administrator for the last numbers.
 */
const finishBase = async (
  open: OpenDb,
  { dataDir, ahora, anclasEnAlmacen }: Lugar,
  anotaciones: Anotaciones,
): Promise<Series | undefined> => {
  const { db } = open
  try {
    if (anotaciones === 'seguras')
      return await continueNumeracion({ config: { dataDir }, db, ahora, anclasEnAlmacen })
    await db.delete(carpetaDeDatos)
    await db.insert(carpetaDeDatos).values(makeSelloAjeno())
    return undefined
  } finally {
    await open.close()
  }
}

const EN_CURSO = 'restauracion-en-curso'

const restoreEmbebida = async (
  lugar: Lugar,
  abierta: CopiaAbierta,
  anotaciones: Anotaciones,
): Promise<Series | undefined> => {
  const { dataDir, ahora } = lugar
  const carpeta = join(dataDir, EN_CURSO)
  await rm(carpeta, { recursive: true, force: true })
  await placeBaseEmbebida(abierta, carpeta, lugar)
  const open = await openDb({ databaseUrl: undefined, dataDir: carpeta, now: ahora() })
  const numeros = await finishBase(open, lugar, anotaciones)
  // Moves the restored database to its place in the data folder now that it is complete.
  await rename(join(carpeta, 'base'), join(dataDir, 'base'))
  await flush(dataDir)
  await rm(carpeta, { recursive: true, force: true })
  return numeros
}

const restorePostgresql = async (
  lugar: Lugar,
  abierta: CopiaAbierta,
  databaseUrl: string,
  anotaciones: Anotaciones,
): Promise<Series | undefined> => {
  await placeBaseEnPostgres(abierta, databaseUrl, lugar)
  const open = await openDb({ databaseUrl, dataDir: lugar.dataDir, now: lugar.ahora() })
  return finishBase(open, lugar, anotaciones)
}

/**
 * A restoration also writes in the data folder. So no server may be using the folder, not even a server with another
 * database.
 *
 * @throws RespaldoRechazado when a server uses the data folder
 */
const assertCarpetaSinServidor = async (dataDir: string): Promise<void> => {
  const servidor = await findServidorEnMarcha(dataDir)
  if (servidor === undefined) return
  const { contesta, socket } = servidor
  throw new RespaldoRechazado(
    contesta
      ? interpolar(textos.respaldo.carpetaEnUso, { carpeta: dataDir })
      : interpolar(textos.respaldo.carpetaDeOtraMaquina, { carpeta: dataDir, socket }),
    SALIDA_DE_RESPALDO.conflicto,
  )
}

/**
 * Runs `work` after two checks. The database to fill must be empty, and no server may be using that database or the
 * data folder.
 */
const withDestinoVacio = async <T>(
  { dataDir, databaseUrl, ahora }: Lugar,
  { manifiesto }: CopiaAbierta,
  work: () => Promise<T>,
): Promise<T> => {
  const tipo = databaseUrl === undefined ? 'embebida' : 'postgresql'
  if (manifiesto.base.tipo !== tipo)
    throw new RespaldoRechazado(
      textos.respaldo.otraBase[manifiesto.base.tipo],
      SALIDA_DE_RESPALDO.uso,
    )
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await assertCarpetaSinServidor(dataDir)
  if (databaseUrl !== undefined) {
    const client = await connectPostgres(databaseUrl)
    try {
      await assertBaseVacia(client)
      await assertPuedeRestaurar(client)
    } finally {
      await client.end()
    }
    return work()
  }
  const unlock = await lockDataDir(dataDir, ahora())
  try {
    if (existsSync(join(dataDir, 'base')))
      throw new RespaldoRechazado(interpolar(textos.respaldo.carpetaConBase, { carpeta: dataDir }))
    return await work()
  } finally {
    unlock()
  }
}

/**
 * Restores a backup into an empty database and the data folder. The numbering continues after the folder's record of
 * issued numbers (`historial-anclas.ndjson`), so that no number repeats. Without a complete record, the next start asks
 * an administrator for the last numbers.
 *
 * @param ensayo checks everything and restores nothing
 */
export const restoreRespaldo = async (
  lugar: Lugar,
  pedido: PedidoDeCopia,
  ensayo: boolean,
): Promise<RespaldoRestaurado> => {
  const { dataDir, databaseUrl, deposito, informe, signal } = lugar
  const abierta = await openCopia(pedido, lugar)
  const { nombre, manifiesto, archivos } = abierta
  return withDestinoVacio(lugar, abierta, async () => {
    await checkMarca(abierta, dataDir)
    const anotaciones = await checkAnotaciones(abierta, lugar)
    const restaurado = { nombre, momento: manifiesto.momento, anotaciones }
    if (ensayo) return { ...restaurado, numeros: undefined }
    const place = async (suelto: string): Promise<void> => {
      if (archivos.some(({ camino }) => camino === suelto))
        await placeArchivo(abierta, suelto, join(dataDir, suelto), signal)
    }
    await probeDeposito(deposito, manifiesto.instalacion)
    informe.paso(textos.respaldo.pasos.documentos)
    await placeDocumentos(abierta, { deposito, carpeta: dataDir }, lugar)
    await place(MARCA_DE_INSTALACION)
    informe.paso(textos.respaldo.pasos.restaurar)
    const numeros =
      databaseUrl === undefined
        ? await restoreEmbebida(lugar, abierta, anotaciones)
        : await restorePostgresql(lugar, abierta, databaseUrl, anotaciones)
    // The data folder had no `historial-anclas.ndjson`, so that file is restored from the backup, as the last step. If
    // the process is killed before, the next start finds no record and asks for the last document numbers.
    if (anotaciones === 'faltan') await place(ARCHIVO_DE_ANCLAS)
    // The database is already restored here, so the restoration does not fail when this note cannot be written.
    if ((await loadUltimoRespaldo(dataDir)) === undefined)
      await noteUltimoRespaldo({ dataDir, objetos: undefined }, ultimoDe(manifiesto)).catch(() =>
        informe.paso(textos.respaldo.sinNotaDeRestaurada),
      )
    return { ...restaurado, numeros }
  })
}
