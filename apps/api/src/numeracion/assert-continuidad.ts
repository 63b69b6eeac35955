import { createHash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { type Ancla, appendAncla, eachAncla, ensureAnclas, hasAnclas } from '../historial/anclas.ts'
import { appendHistorial, SISTEMA } from '../historial/append-historial.ts'
import { historial } from '../historial/historial-table.ts'
import {
  describeAtraso,
  describeCopiaVieja,
  describeSeries,
  type EstadoDeNumeracion,
  maxSeries,
  raiseSeries,
  readSiguientes,
  SERIES,
  type Series,
  writeSeries,
} from '../historial/series-de-numeros.ts'
import type { Config } from '../platform/config.ts'
import { ConfigError } from '../platform/config-error.ts'
import type { Db, Queryable, Tx } from '../platform/db/queryable.ts'
import { instalacion } from '../platform/instalacion-table.ts'
import { findNacido, isSuSello, makeSello, removeSello, type Sello } from './sello.ts'

type Lugar = { readonly config: Config; readonly db: Db; readonly ahora: () => Date }

interface Anotado {
  readonly anotados: Series
  /**
   * Last row of the audit history that the file `historial-anclas.ndjson` records. An old copy of the database may lack
   * that row. After an administrator lets the server start on such a copy, the rows recorded earlier are ignored,
   * because the copy may lack them for ever.
   */
  readonly cabeza: Ancla | undefined
}

/** Reads the file `historial-anclas.ndjson` line by line, because years of recorded numbers could fill the memory. */
export const readAnotado = async (lugar: {
  readonly config: Pick<Config, 'dataDir'>
}): Promise<Anotado> => {
  let anotados = maxSeries([])
  let cabeza: Ancla | undefined
  for await (const ancla of eachAncla(lugar)) {
    anotados = maxSeries([anotados, ancla])
    if (cabeza === undefined || ancla.restaurada || ancla.orden >= cabeza.orden) cabeza = ancla
  }
  return { anotados, cabeza }
}

const faltaEnHistorial = async (db: Queryable, { orden, hash }: Ancla): Promise<boolean> => {
  const [row] = await db
    .select({ hash: historial.hash })
    .from(historial)
    .where(eq(historial.orden, orden))
  return row?.hash !== hash
}

const findMotivos = async (
  tx: Queryable,
  { anotados, cabeza }: Anotado,
  estado: EstadoDeNumeracion,
  { suyo, perdidas }: { readonly suyo: boolean; readonly perdidas: boolean },
): Promise<string[]> => {
  const motivos: string[] = []
  if (SERIES.some((serie) => anotados[serie] > estado[serie]))
    motivos.push(describeAtraso(anotados, estado))
  if (cabeza && (await faltaEnHistorial(tx, cabeza)))
    motivos.push(`el historial no tiene la fila ${cabeza.orden}, que se anotó fuera de la base`)
  if (!suyo)
    motivos.push('la carpeta de datos o la base son una copia: no son las del último arranque')
  if (perdidas)
    motivos.push('falta el archivo historial-anclas.ndjson, donde se anotan los últimos números')
  return motivos
}

/**
 * Computes a short code that identifies one restored copy of the database. An administrator accepts that copy, and no
 * other, by writing the code in APREMIA_RESTAURACION.
 */
const codigoDe = (...partes: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(partes)).digest('hex').slice(0, 8)

const NUMERO = '(\\d{1,9})'
const ACEPTADA = new RegExp(`^([0-9a-f]{8})${SERIES.map((s) => ` +${s}=${NUMERO}`).join('')}$`)

/**
 * Returns the last used executive title, letter and agreement numbers that an administrator wrote in
 * APREMIA_RESTAURACION to accept a restored copy of the database. The next numbers follow them. Returns undefined when
 * the code in that variable is not `codigo`, the code of this copy.
 */
const readAceptada = ({ restauracion = '' }: Config, codigo: string): Series | undefined => {
  const [, dado, ...numeros] = ACEPTADA.exec(restauracion.trim()) ?? []
  if (dado !== codigo) return undefined
  const [titulos = 0, cartas = 0, convenios = 0] = numeros.map(Number)
  return { titulos, cartas, convenios }
}

const rechazo = (motivos: readonly string[], codigo: string, minimo: Series): ConfigError =>
  new ConfigError(
    `${describeCopiaVieja(motivos)} Si no es la copia que quiere usar, ponga la que corresponde. Si es, busque el último número que se usó de cada serie (en los papeles, los correos y los archivos) y arranque una vez con APREMIA_RESTAURACION='${codigo} ${writeSeries(minimo)}', cambiando esos números, que son los que se conocen, por los que encontró si son mayores. Los nuevos siguen después de ellos y queda en el historial.`,
  )

/**
 * Makes the next executive title, letter and agreement numbers follow those in `hasta`. Records that in the audit
 * history with the reason (`como`).
 */
export const acceptNumeracion = async (
  tx: Tx,
  momento: Date,
  {
    estado,
    dados,
    hasta,
    motivos,
    como,
  }: {
    readonly estado: Series
    readonly dados: Series
    readonly hasta: Series
    readonly motivos: readonly string[]
    readonly como: string
  },
): Promise<void> => {
  await raiseSeries(tx, hasta)
  await appendHistorial(tx, {
    ...{ momento, actor: SISTEMA, operacion: 'restaurar-numeracion' },
    ...{ entidad: 'instalacion', entidadId: 'numeracion' },
    descripcion: `${como}: la numeración sigue después de ${describeSeries(hasta)}.`,
    antes: { titulos: estado.titulos, cartas: estado.cartas, convenios: estado.convenios },
    despues: { ...hasta, dados, motivos },
  })
}

/**
 * Prevents the server from starting on a database that lacks executive title, letter or agreement numbers already
 * issued. A restored copy may lack such numbers. The variable APREMIA_RESTAURACION lets the server start on one
 * restored copy, and the next numbers then follow the numbers in that variable (R30).
 *
 * @throws ConfigError that says the reasons and the action to take
 */
export const assertContinuidad = async (lugar: Lugar): Promise<void> => {
  const { db, config, ahora } = lugar
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  // The file `historial-anclas.ndjson` must be read before the database. In the opposite order, another process could
  // issue a number between the two readings. The file would then have a number that the database seemed to lack, as
  // when an old copy is restored.
  const anotado = await readAnotado(lugar)
  const { anterior, aceptada } = await db.transaction(async (tx) => {
    // Locks the only row of `instalacion`, so that only one starting process at a time changes the seal (the name of a
    // file that ties the database to the data folder).
    const [row] = await tx.select().from(instalacion).for('update')
    const anterior: Sello = row ?? { sello: null, selloNacido: null }
    const estado = await readSiguientes(tx)
    const nacido = await findNacido(config.dataDir, anterior)
    const motivos = await findMotivos(tx, anotado, estado, {
      suyo: isSuSello(anterior, nacido),
      // Older versions of this program did not use the seal, a file that ties the database to the data folder, and did
      // not always create `historial-anclas.ndjson`. A missing file is therefore suspicious only when the database has
      // a seal.
      perdidas: anterior.sello !== null && !hasAnclas(lugar),
    })
    if (motivos.length > 0) {
      const minimo = maxSeries([estado, anotado.anotados])
      const codigo = codigoDe(anterior, nacido ?? null, estado, minimo, motivos)
      const dados = readAceptada(config, codigo)
      if (dados === undefined) throw rechazo(motivos, codigo, minimo)
      await acceptNumeracion(tx, ahora(), {
        ...{ estado, dados, motivos, hasta: maxSeries([minimo, dados]) },
        como: 'Arranque sobre una copia restaurada',
      })
    }
    const nuevo = await makeSello(config.dataDir)
    await tx.update(instalacion).set(nuevo).where(eq(instalacion.id, 1))
    return { anterior, aceptada: motivos.length > 0 }
  })
  await ensureAnclas(lugar)
  if (aceptada) await appendAncla(lugar, { restaurada: true })
  await removeSello(config.dataDir, anterior)
}
