import { textos } from '@apremia/core'
import type { DatosDelMunicipio } from '@apremia/workbooks'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { LIBRO_WORKER, PADRON } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { loadFormatoDePartida } from '../parametros/formato-de-partida.ts'
import type { Db, Tx } from '../platform/db/queryable.ts'
import { XLSX } from '../platform/http/file-answer.ts'
import { type WorkerClient, withWorker } from '../platform/worker/worker-client.ts'
import { recurso } from '../recursos/recurso-table.ts'
import type { ContextoDeTrabajo } from '../trabajos/runner.ts'
import { padronCargaFila } from './carga-table.ts'
import { countMovimientos, type FilaDeCarga, updateCarga } from './cargas-repo.ts'
import { camposDeCarga } from './columnas-de-carga.ts'
import { compareCarga, refuseCombinadas, refusePartidas } from './compare-carga.ts'
import { type Puesta, stagePadron } from './stage-padron.ts'

export interface HerramientasDePadron {
  readonly db: Db
  readonly pool: Pool | undefined
  readonly ahora: () => Date
  readonly documentos: Documentos
}

type Avance = Pick<ContextoDeTrabajo, 'signal' | 'progress' | 'hold'>

const { pasos } = textos.padron

const loadDatosDelMunicipio = async ({
  db,
  ahora,
}: Pick<HerramientasDePadron, 'db' | 'ahora'>): Promise<DatosDelMunicipio> => {
  const rows = await db
    .select({ codigo: recurso.codigo })
    .from(recurso)
    .where(eq(recurso.tipo, 'I'))
  return {
    recursos: rows.map(({ codigo }) => codigo),
    partida: await loadFormatoDePartida(db, ahora),
  }
}

const keepRechazadas = async (
  { db, documentos }: HerramientasDePadron,
  worker: WorkerClient<LibroOperations>,
  otras: ReadonlyMap<number, string>,
): Promise<string> =>
  withTemporary(documentos, async (path) => {
    await worker.call('escribirPadronRechazado', { path, otras })
    return (await documentos.keepAlone(db, path, XLSX)).sha256
  })

const refuseOtras = async (
  tx: Tx,
  carga: Parameters<typeof refusePartidas>[1],
  combinadas: readonly number[],
): Promise<ReadonlyMap<number, string>> =>
  new Map([
    ...(await refuseCombinadas(tx, carga, combinadas)),
    ...(await refusePartidas(tx, carga)),
  ])

interface Revision {
  readonly puesta: Puesta
  readonly otras: ReadonlyMap<number, string>
}

const saveRevision = async (
  tx: Tx,
  { id, modo }: Pick<FilaDeCarga, 'id' | 'modo'>,
  { puesta, otras }: Revision,
  resto: { readonly avisos: string[]; readonly rechazos: string | null },
): Promise<void> => {
  const { columnas, ignoradas, campos } = puesta.cabeza
  const conteo = await compareCarga(tx, { id, modo, campos })
  await updateCarga(tx, id, {
    ...conteo,
    ...resto,
    estado: 'revisada',
    base: await countMovimientos(tx),
    columnas: columnas.map((una) => ({ ...una })),
    ignoradas: [...ignoradas],
    filas: puesta.filas - otras.size,
    rechazadas: puesta.rechazadas + otras.size,
    sinNumero: puesta.sinNumero,
  })
}

const reviewLibro = (
  tools: HerramientasDePadron,
  carga: Pick<FilaDeCarga, 'id' | 'modo'>,
  path: string,
  { signal, progress, hold }: Avance,
): Promise<void> => {
  const { db, pool } = tools
  return withWorker<LibroOperations, void>(
    LIBRO_WORKER,
    PADRON,
    async (worker) => {
      const entrada = { carga: carga.id, path, ...(await loadDatosDelMunicipio(tools)) }
      const puesta = await stagePadron({ db, pool }, worker, entrada, (filas) => {
        signal.throwIfAborted()
        progress(filas, 0, pasos.leyendo)
      })
      signal.throwIfAborted()
      const leidas = puesta.filas + puesta.rechazadas
      progress(leidas, leidas, pasos.comparando)
      const { campos } = puesta.cabeza
      const otras = await db.transaction((tx) =>
        refuseOtras(tx, { ...carga, campos }, puesta.combinadas),
      )
      const avisos = await worker.call('avisosDePadron', undefined as never)
      let rechazos: string | null = null
      if (puesta.rechazadas + otras.size > 0) {
        progress(leidas, leidas, pasos.rechazadas)
        rechazos = await keepRechazadas(tools, worker, otras)
      }
      signal.throwIfAborted()
      await db.transaction(async (tx) => {
        await hold(tx)
        await saveRevision(tx, carga, { puesta, otras }, { avisos, rechazos })
      })
    },
    signal,
  )
}

/**
 * Compares an uploaded file with the stored properties. The review does not change the properties, so an interrupted
 * review may run again from the start.
 */
export const reviewCarga = (
  tools: HerramientasDePadron,
  carga: Pick<FilaDeCarga, 'id' | 'modo' | 'documento'>,
  avance: Avance,
): Promise<void> => {
  avance.progress(0, 0, pasos.leyendo)
  return tools.documentos.withCheckedPath(carga.documento, (path) =>
    reviewLibro(tools, carga, path, avance),
  )
}

export const restageCarga = async (
  tools: HerramientasDePadron,
  { id, filas, columnas, documento }: FilaDeCarga,
  { signal }: Avance,
): Promise<void> => {
  const { db, pool, documentos } = tools
  const quedan = await db.$count(padronCargaFila, eq(padronCargaFila.carga, id))
  if (quedan >= filas) return
  const datos = await loadDatosDelMunicipio(tools)
  await documentos.withCheckedPath(documento, (path) =>
    withWorker<LibroOperations, void>(
      LIBRO_WORKER,
      PADRON,
      async (worker) => {
        const entrada = { carga: id, path, ...datos }
        const { combinadas } = await stagePadron({ db, pool }, worker, entrada, () =>
          signal.throwIfAborted(),
        )
        const carga = { id, modo: 'parcial', campos: camposDeCarga(columnas) } as const
        await db.transaction((tx) => refuseOtras(tx, carga, combinadas))
      },
      signal,
    ),
  )
}
