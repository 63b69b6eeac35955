import { countFilasDePaquete, fechaEnZona, interpolar, textos } from '@apremia/core'
import type { Pool } from 'pg'
import type { Documentos } from '../documentos/documentos.ts'
import { withTemporary } from '../documentos/temporales.ts'
import { readGuardadas } from '../equivalencias/equivalencias-repo.ts'
import { LIBRO_WORKER, PADRON } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { PaqueteRevisado } from '../libros/paquete-en-hilo.ts'
import { lockPadron } from '../padron/cargas-repo.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Db } from '../platform/db/queryable.ts'
import { AppError } from '../platform/http/app-error.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import type { ContextoDeTrabajo, ResultadoDeTrabajo, Runner } from '../trabajos/runner.ts'
import { keepAdjuntosDePaquete } from './adjuntos-de-paquete.ts'
import { type FilaDePaqueteCarga, findPaquete, updatePaquete } from './cargas-de-paquete-repo.ts'
import { aceptadoDe, type Comparada } from './compare-paquete.ts'
import {
  impedimentosDePaquete,
  liquidadoDe,
  type OrigenDePaquete,
} from './impedimentos-de-paquete.ts'
import { dropPuestas, putPaquete } from './puesta.ts'
import { reviewPlantillasDePaquete } from './review-plantillas-de-paquete.ts'
import { SinEscribir, writePaquete } from './write-paquete.ts'

export interface HerramientasDePaquete {
  readonly db: Db
  readonly pool: Pool | undefined
  readonly ahora: () => Date
  readonly documentos: Documentos
  readonly keepListados: (db: Db) => Promise<void>
}

interface HerramientasDeCarga extends HerramientasDePaquete {
  readonly conServicio: () => boolean
}

const { carga: t } = textos.paquete

const CONTADAS = 1_000

const TEXTO_CSV = 'text/csv'

const resultOf = (
  carga: FilaDePaqueteCarga,
  { archivos, rechazos, motivos, avisos }: Comparada,
  { errores, erroresTotal }: PaqueteRevisado,
  informe: string | undefined,
): ResultadoDeTrabajo => ({
  ...(informe === undefined ? {} : { documento: informe, archivo: `rechazadas-${carga.id}.csv` }),
  avisos: [...motivos, ...avisos],
  errores: [...errores, ...rechazos.errores.slice(0, CONTADAS)],
  erroresTotal: erroresTotal + rechazos.filas,
  resumen: {
    carga: carga.id,
    nuevos: countFilasDePaquete(archivos, 'nuevos'),
    cambiados: countFilasDePaquete(archivos, 'cambiados'),
    bajas: countFilasDePaquete(archivos, 'bajas'),
    rechazadas: countFilasDePaquete(archivos, 'rechazadas'),
  },
})

/**
 * Minimum number of new rows for which the job itself rebuilds the stored search lists of properties, taxpayers and
 * businesses. After a smaller import, the first search rebuilds the list that it needs.
 */
const MUCHOS = 20_000

/**
 * Compares a data package with the stored data, and writes either the whole package or nothing. All the writes are in
 * the final transaction, so an interrupted job may run again from the start.
 */
export const loadCarga = async (
  tools: HerramientasDePaquete,
  contexto: ContextoDeTrabajo,
  id: number,
  origen: OrigenDePaquete,
): Promise<ResultadoDeTrabajo> => {
  const { db, pool, documentos, ahora } = tools
  const { signal, progress, hold } = contexto
  const carga = await findPaquete(db, id)
  if (carga === undefined) throw new Error(`No hay carga de paquete ${id}`)
  await dropPuestas(db, [id])
  if (carga.estado === 'aplicada') return { resumen: { carga: id } }
  const paquete = carga.documento
  // A data package is deleted only after its import ends. This import has not ended, so its package must still exist.
  if (paquete === null) throw new Error(`La carga ${id} no tiene su paquete`)
  const load = (informe: string, path: string) =>
    withWorker<LibroOperations, ResultadoDeTrabajo>(
      LIBRO_WORKER,
      PADRON,
      async (worker) => {
        const guardadas = await readGuardadas(db)
        await worker.call('abrirPaquete', { path, informe, guardadas })
        const { archivos: puestos, revisado } = await putPaquete(
          { db, pool },
          worker,
          id,
          (archivo, leidas) => {
            signal.throwIfAborted()
            progress(leidas, 0, interpolar(t.pasos.leyendo, { archivo }))
          },
        )
        await updatePaquete(db, id, { equivalencias: revisado.usadas })
        const impedimentos = impedimentosDePaquete(revisado.revision, fechaEnZona(ahora()), origen)
        if (impedimentos.length > 0) {
          await worker.call('cerrarInforme', { errores: [] })
          await updatePaquete(db, id, { estado: 'rechazada', motivos: impedimentos })
          throw new AppError(422, 'paquete-rechazado', [t.rechazado, ...impedimentos].join('\n'))
        }
        progress(0, 0, t.pasos.plantillas)
        await reviewPlantillasDePaquete(tools, worker, path, puestos, signal)
        const { simulacion } = aceptadoDe(contexto)
        const adjuntos = simulacion
          ? []
          : await keepAdjuntosDePaquete(tools, worker, path, puestos, signal)
        const comparada = await db
          .transaction(async (tx) => {
            await allowLong(tx)
            await hold(tx)
            await lockPadron(tx)
            return writePaquete(tx, tools, contexto, { carga, revisado, puestos, adjuntos })
          })
          .catch((error: unknown) => {
            if (error instanceof SinEscribir) return error.comparada
            throw error
          })
        await worker.call('cerrarInforme', { errores: comparada.rechazos.errores })
        const rechazadas = countFilasDePaquete(comparada.archivos, 'rechazadas')
        const guardado =
          rechazadas > 0 ? (await documentos.keepAlone(db, informe, TEXTO_CSV)).sha256 : undefined
        if (comparada.motivos.length > 0 || simulacion)
          await updatePaquete(db, id, {
            estado: comparada.motivos.length > 0 ? 'rechazada' : 'probada',
            liquidadoAl: liquidadoDe(revisado.revision.declarados),
            archivos: comparada.archivos,
            efectos: comparada.efectos,
            motivos: comparada.motivos,
            avisos: comparada.avisos,
            rechazadas,
          })
        else if (countFilasDePaquete(comparada.archivos, 'nuevos') >= MUCHOS) {
          progress(1, 1, t.pasos.listas)
          await tools.keepListados(db)
        }
        return resultOf(carga, comparada, revisado, guardado)
      },
      signal,
    )
  try {
    return await withTemporary(documentos, (informe) =>
      documentos.withCheckedPath(paquete, (path) => load(informe, path)),
    )
  } finally {
    await dropPuestas(db, [id])
  }
}

export const createCargarPaquete =
  (tools: HerramientasDeCarga): Runner =>
  (contexto) => {
    const { carga, administra } = contexto.trabajo.entrada
    return loadCarga(tools, contexto, Number(carga), {
      administra: administra === true,
      conServicio: tools.conServicio(),
    })
  }
