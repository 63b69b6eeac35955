import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { isAlmacenSinRespuesta } from '../documentos/almacen-sin-respuesta.ts'
import { explainAlmacen } from '../documentos/open-deposito.ts'
import type { Ancla } from '../historial/ancla.ts'
import { appendAncla, eachAncla, ensureAnclas, noteEnAlmacen } from '../historial/anclas.ts'
import type { AnclasEnAlmacen, AnotadoEnAlmacen } from '../historial/anclas-en-almacen.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import { historial } from '../historial/historial-table.ts'
import {
  describeAtraso,
  describeSeries,
  type EstadoDeNumeracion,
  maxSeries,
  raiseSeries,
  readSiguientes,
  SERIES,
  type Series,
} from '../historial/series-de-numeros.ts'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import type { Db, Queryable, Tx } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { instalacion } from '../platform/instalacion-table.ts'
import { carpetaDeDatos } from './carpeta-de-datos-table.ts'
import { findCarpetaDeMaquina, findCarpetaUnica } from './find-carpeta.ts'
import {
  type Correccion,
  type PorAceptar,
  readAceptada,
  readCorreccion,
  SIN_CORRECCION,
} from './read-restauracion.ts'
import { makeSello, removeSello, type Sello } from './sello.ts'

type Lugar = {
  readonly config: Config
  readonly db: Db
  readonly ahora: () => Date
  /**
   * Reads the last numbers given to titles, letters and agreements, as recorded in the S3-compatible store. Undefined
   * when the installation has no such store.
   */
  readonly anclasEnAlmacen?: AnclasEnAlmacen | undefined
}

interface Anotado {
  readonly anotados: Series
  readonly epoca: number
  /**
   * Last audit history row recorded in the file `historial-anclas.ndjson`. An old copy of the database may lack this
   * row. After an administrator accepts an old copy, earlier records are ignored, because the copy may lack their rows
   * for ever.
   */
  readonly cabeza: Ancla | undefined
}

/** Reads the file `historial-anclas.ndjson` line by line, because years of recorded numbers could fill the memory. */
export const readAnotado = async (lugar: {
  readonly config: Pick<Config, 'dataDir'>
}): Promise<Anotado> => {
  let anotados = maxSeries([])
  let cabeza: Ancla | undefined
  let epoca = 0
  for await (const ancla of eachAncla(lugar)) {
    anotados = maxSeries([anotados, ancla])
    epoca = Math.max(epoca, ancla.epoca ?? 0)
    if (cabeza === undefined || ancla.restaurada || ancla.orden >= cabeza.orden) cabeza = ancla
  }
  return { anotados, epoca, cabeza }
}

/**
 * Reads from the S3-compatible store the document numbers recorded there. When the store does not answer, the server
 * starts anyway, because without the store it issues no number.
 */
const readDelAlmacen = async ({
  anclasEnAlmacen,
}: Pick<Lugar, 'anclasEnAlmacen'>): Promise<AnotadoEnAlmacen | AppError | undefined> =>
  anclasEnAlmacen?.read().catch((error: unknown) => {
    if (isAlmacenSinRespuesta(error)) return error
    throw error
  })

const NADA: AnotadoEnAlmacen = { anotados: maxSeries([]), epoca: 0, cabeza: undefined }

const faltaEnHistorial = async (db: Queryable, { orden, hash }: Ancla): Promise<boolean> => {
  const [row] = await db
    .select({ hash: historial.hash })
    .from(historial)
    .where(eq(historial.orden, orden))
  return row?.hash !== hash
}

const findMotivos = async (
  tx: Queryable,
  { local, comun }: { readonly local: Anotado; readonly comun: AnotadoEnAlmacen },
  estado: EstadoDeNumeracion,
): Promise<string[]> => {
  const anotados = maxSeries([local.anotados, comun.anotados])
  const motivos: string[] = []
  if (SERIES.some((serie) => anotados[serie] > estado[serie]))
    motivos.push(describeAtraso(anotados, estado))
  // The database may lack the last audit history row that this machine recorded, for a good reason. On another machine,
  // an administrator may have accepted a restored database since then. The recorded row is then ignored.
  const cabezas = [local.epoca < comun.epoca ? undefined : local.cabeza, comun.cabeza]
  const faltan = new Set<number>()
  for (const cabeza of cabezas)
    if (cabeza && (await faltaEnHistorial(tx, cabeza))) faltan.add(cabeza.orden)
  for (const orden of faltan)
    motivos.push(`el historial no tiene la fila ${orden}, que se anotó fuera de la base`)
  return motivos
}

/**
 * Computes a short code that identifies one restored copy of the database. An administrator accepts that copy only, by
 * writing the code in APREMIA_RESTAURACION.
 */
const codigoDe = (...partes: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(partes)).digest('hex').slice(0, 8)

/**
 * Makes the next executive title, letter and agreement numbers follow the numbers in `hasta`. Records the change and
 * its reason (`como`) in the audit history.
 */
export const acceptNumeracion = async (
  tx: Tx,
  momento: Date,
  {
    estado,
    dados,
    hasta,
    motivos,
    codigo,
    como,
  }: {
    readonly estado: Series
    readonly dados: Series
    readonly hasta: Series
    readonly motivos: readonly string[]
    /**
     * Code that identifies the restored copy of the database, as the setting APREMIA_RESTAURACION gives it. Undefined
     * when nobody had to accept the copy.
     */
    readonly codigo?: string | undefined
    readonly como: string
  },
): Promise<void> => {
  await raiseSeries(tx, hasta)
  await appendHistorial(tx, {
    ...{ momento, actor: SISTEMA, operacion: 'restaurar-numeracion' },
    ...{ entidad: 'instalacion', entidadId: 'numeracion' },
    descripcion: `${como}: la numeración sigue después de ${describeSeries(hasta)}.`,
    antes: { titulos: estado.titulos, cartas: estado.cartas, convenios: estado.convenios },
    despues: { ...hasta, dados, motivos, codigo },
  })
}

const sinAlmacen = (dataDir: string, error: AppError): ConfigError =>
  new ConfigError(
    `Esta base no conoce la carpeta de datos ${dataDir}. Para sumarla hace falta el almacén, y no contesta. ${explainAlmacen(error)}`,
  )

/**
 * Creates a new seal file in the data folder, and stores its name in the database. The seal file ties the folder to the
 * database.
 *
 * @param unica true when the database must have no other data folder
 */
export const replaceSello = async (
  tx: Tx,
  {
    dataDir,
    anterior,
    unica,
  }: { readonly dataDir: string; readonly anterior: Sello | undefined; readonly unica: boolean },
): Promise<void> => {
  if (unica) await tx.delete(carpetaDeDatos)
  else if (anterior) await tx.delete(carpetaDeDatos).where(eq(carpetaDeDatos.sello, anterior.sello))
  await tx.insert(carpetaDeDatos).values(await makeSello(dataDir))
}

/**
 * Records that a restored database was accepted, also for the other machines. When the S3-compatible store does not
 * answer, the error is ignored. A later start then asks for the confirmation again.
 *
 * @param cabeza last audit history row of the restored database, before the row that records the acceptance
 */
export const noteAceptada = async (
  lugar: Parameters<typeof appendAncla>[0],
  cabeza: Pick<EstadoDeNumeracion, 'orden' | 'hash'>,
  acepto: 'arranque' | 'restaurar',
): Promise<void> => {
  lugar.anclasEnAlmacen?.beginEpoca()
  await appendAncla(lugar, {
    ...{ restaurada: true, acepto },
    ...{ ordenRestaurado: cabeza.orden, hashRestaurado: cabeza.hash },
  })
  await noteEnAlmacen(lugar).catch((error: unknown) => {
    if (!isAlmacenSinRespuesta(error)) throw error
  })
}

type Revisado = Pick<Lugar, 'config' | 'anclasEnAlmacen'>

interface Anotados {
  readonly local: Anotado
  readonly comun: AnotadoEnAlmacen
  readonly leido: AnotadoEnAlmacen | AppError | undefined
}

/**
 * Reads the numbers recorded outside the database. Call this function before reading the numbers in the database.
 * Otherwise a number issued between the two readings would seem missing from the database, as in an old copy.
 */
const readAnotados = async (lugar: Revisado): Promise<Anotados> => {
  const local = await readAnotado(lugar)
  const leido = await readDelAlmacen(lugar)
  return { local, leido, comun: leido === undefined || leido instanceof AppError ? NADA : leido }
}

interface Examen {
  readonly anterior: Sello | undefined
  readonly estado: EstadoDeNumeracion
  /** Restored copy that APREMIA_RESTAURACION accepts, with the last document numbers that this variable gives. */
  readonly aceptada: (PorAceptar & { readonly dados: Series }) | undefined
  readonly correccion: Correccion
}

/** @throws ConfigError when the start must be refused */
const examine = async (
  tx: Queryable,
  lugar: Revisado,
  { local, comun, leido }: Anotados,
): Promise<Examen> => {
  const { config } = lugar
  // Locks the only row of `instalacion`, so that only one process at a time changes the stored seal files (see
  // `sello.ts`).
  await tx.select().from(instalacion).for('update')
  const conocidas: readonly Sello[] = await tx.select().from(carpetaDeDatos)
  const estado = await readSiguientes(tx)
  const {
    anterior,
    nacido,
    motivos: deCarpeta,
  } = leido === undefined
    ? await findCarpetaUnica(lugar, conocidas)
    : await findCarpetaDeMaquina(lugar, conocidas, comun.epoca > local.epoca)
  if (leido instanceof AppError && anterior === undefined && conocidas.length > 0)
    throw sinAlmacen(config.dataDir, leido)
  const motivos = [...(await findMotivos(tx, { local, comun }, estado)), ...deCarpeta]
  if (motivos.length === 0) {
    const correccion = await readCorreccion(tx, config, estado)
    return { anterior, estado, aceptada: undefined, correccion }
  }
  const conocidos = maxSeries([estado, local.anotados, comun.anotados])
  const sello = anterior ?? { sello: null, selloNacido: null }
  const codigo = codigoDe(sello, nacido ?? null, estado, conocidos, motivos)
  const copia = { motivos, codigo, conocidos }
  const dados = readAceptada(config, copia)
  return { anterior, estado, aceptada: { ...copia, dados }, correccion: SIN_CORRECCION }
}

/**
 * Makes the checks of {@link assertContinuidad} before the migrations of a start are committed. Writes nothing. So an
 * older version of the program can still open a database that this version refuses.
 *
 * @throws ConfigError with the reasons and what to do about them
 */
export const checkContinuidad = async (tx: Queryable, lugar: Revisado): Promise<void> => {
  await examine(tx, lugar, await readAnotados(lugar))
}

/**
 * Prevents the server from starting on a restored older copy of the database. An older copy lacks issued numbers of
 * executive titles, letters or agreements. APREMIA_RESTAURACION accepts one restored copy, and the next numbers then
 * follow the numbers in that variable (R30).
 *
 * @throws ConfigError with the reasons and what to do about them
 */
export const assertContinuidad = async (lugar: Lugar): Promise<void> => {
  const { db, config, ahora } = lugar
  const anotados = await readAnotados(lugar)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const { anterior, estado, aceptada, correccion } = await db.transaction(async (tx) => {
    const examen = await examine(tx, lugar, anotados)
    const { estado, aceptada, correccion } = examen
    if (aceptada) {
      const { dados, motivos, codigo } = aceptada
      await acceptNumeracion(tx, ahora(), {
        ...{ estado, dados, motivos, codigo, hasta: dados },
        como: 'Arranque sobre una copia restaurada',
      })
    }
    if (correccion.dados) {
      const { dados, codigo } = correccion
      await acceptNumeracion(tx, ahora(), {
        ...{ estado, dados, motivos: [], codigo, hasta: maxSeries([estado, dados]) },
        como: 'Números mayores para la copia restaurada que ya se aceptó',
      })
    }
    const { anterior } = examen
    const unica = anotados.leido === undefined
    await replaceSello(tx, { dataDir: config.dataDir, anterior, unica })
    return examen
  })
  if (correccion.aviso !== undefined) console.warn(correccion.aviso)
  await ensureAnclas(lugar)
  if (aceptada) await noteAceptada(lugar, estado, 'arranque')
  if (anterior) await removeSello(config.dataDir, anterior)
}
