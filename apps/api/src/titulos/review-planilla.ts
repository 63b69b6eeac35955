import {
  type Categoria,
  createDeudasReclamadas,
  type Deudor,
  type ErrorDeFila,
  exigenciasVigentes,
  type FilaProcesada,
  fechaEnZona,
  ordinalDePeriodo,
  type PeriodoDeTitulo,
  writeErrorDeFila,
} from '@apremia/core'
import { findCartasRecibidas } from '../deuda-retenida/cartas-recibidas.ts'
import { findSinAsignar } from '../deuda-retenida/periodos-sin-asignar.ts'
import type { Reclamada } from '../libros/leer-procesado.ts'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { findMarcados } from '../padron/deudores-marcados.ts'
import { listParametros } from '../parametros/parametros-repo.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Services } from '../platform/services.ts'
import { type WorkerClient, withWorker } from '../platform/worker/worker-client.ts'
import { findPrescriptos } from '../prescripcion/find-prescriptos.ts'
import { loadTasas } from '../recursos/tasas-repo.ts'
import { createDecisionDeFilas } from './decide-filas.ts'
import { findOcupada, impedimentosDe } from './deuda-ocupada.ts'
import type { FaltasDeMunicipio } from './load-municipio.ts'
import { readLibro } from './read-libro.ts'

/**
 * Result of the review of a workbook before executive titles are issued. The caller completes each reason of refusal
 * and each notice. It adds the law behind it, and what the person can do.
 */
export interface RevisionDePlanilla {
  readonly procesada: boolean
  readonly hoja: string
  /** Warnings about the whole file, such as a sheet that was not read. */
  readonly delArchivo: readonly string[]
  readonly reclamadas: readonly Reclamada[]
  /** Reasons why rows of the workbook are refused. */
  readonly rechazos: readonly ErrorDeFila[]
  /** Notices about accepted rows of the workbook. */
  readonly avisos: readonly ErrorDeFila[]
}

interface Planilla {
  readonly file: UploadedFile
  readonly categoria: Categoria
  readonly forma: FaltasDeMunicipio['forma']
}

const BATCH = 1_000

const SIN_FORZAR = { forzar: false, motivoForzar: '' }

const toReclamada = (fila: FilaProcesada): Reclamada => ({
  fila: fila.fila,
  imponible: fila.imponible,
  recurso: fila.recurso,
  abogado: fila.abogado,
  liquidadoAl: fila.liquidadoAl,
  periodos: fila.periodos.map(ordinalDePeriodo),
  total: fila.total,
})

const reviewBasica = async (
  services: Services,
  worker: WorkerClient<LibroOperations>,
  { file, categoria }: Planilla,
): Promise<RevisionDePlanilla> => {
  const { db, ahora } = services
  const leida = await worker.call('leerBasico', { path: file.path, categoria })
  const { hoja, filas } = leida
  const decideFilas = await createDecisionDeFilas(services, categoria)
  const reclaim = createDeudasReclamadas()
  const rechazos: ErrorDeFila[] = [...leida.errores]
  const avisos: ErrorDeFila[] = []
  const reclamadas: Reclamada[] = []
  for (let desde = 0; desde < filas.length; desde += BATCH)
    for (const revisada of await decideFilas(filas.slice(desde, desde + BATCH))) {
      const { fila } = revisada
      const repetidas = fila.periodos.length === 0 ? [] : reclaim(fila)
      const motivos = [...revisada.rechazos, ...repetidas]
      rechazos.push(...motivos.map((motivo) => writeErrorDeFila(hoja, fila, motivo)))
      if (repetidas.length === 0)
        avisos.push(...revisada.avisos.map((motivo) => writeErrorDeFila(hoja, fila, motivo)))
      reclamadas.push(toReclamada(fila))
    }
  const ocupada = await findOcupada(db, categoria, reclamadas, fechaEnZona(ahora()))
  // Two lists are empty here, because `decideFilas` has already refused their rows: the rows with debt in an agreement
  // in force (`retenidas`), and the rows that lack what the municipality requires (`exigidas`).
  const impedimentos = impedimentosDe(
    SIN_FORZAR,
    { hoja, reclamadas },
    { ...ocupada, retenidas: [], exigidas: [] },
  )
  return {
    ...{ procesada: false, hoja, delArchivo: leida.avisos, reclamadas, avisos },
    rechazos: [...rechazos, ...impedimentos],
  }
}

const reviewProcesada = async (
  services: Services,
  worker: WorkerClient<LibroOperations>,
  { file, categoria, forma }: Planilla,
): Promise<RevisionDePlanilla> => {
  const { db, ahora, municipio } = services
  const leida = await readLibro(services, worker, file, {
    ...{ categoria, omitirInvalidas: false, version: forma.version },
  })
  const { hoja, reclamadas } = leida
  const tipo = categoria === 'comercio' ? 'C' : 'I'
  const hoy = fechaEnZona(ahora())
  const ocupada = await findOcupada(db, categoria, reclamadas, hoy)
  const sinAsignar = await findSinAsignar(db, tipo, reclamadas)
  const filas = await listParametros(db)
  const exigencias = exigenciasVigentes(filas, hoy)
  const prescriptos: (PeriodoDeTitulo & { readonly fila: number })[] = []
  const deHoy: { readonly fila: number; readonly deudores: readonly Deudor[] }[] = []
  for (let desde = 0; desde < reclamadas.length; desde += BATCH) {
    const parte = reclamadas.slice(desde, desde + BATCH)
    const porFila = await findPrescriptos(db, tipo, parte, { hoy, filas })
    for (const periodos of porFila.values()) prescriptos.push(...periodos)
    const hechos = await municipio.hechosDeVarios(tipo, parte)
    for (const [indice, { fila }] of parte.entries()) {
      const imponible = hechos[indice]?.imponible
      if (imponible) deHoy.push({ fila, deudores: imponible.deudores })
    }
  }
  return {
    ...{ procesada: true, hoja, delArchivo: leida.avisos, reclamadas },
    rechazos: [...leida.errores, ...impedimentosDe(SIN_FORZAR, leida, ocupada)],
    avisos: await worker.call('avisosDeFilas', {
      ...{ municipio: forma.municipio, exigencias, tasas: await loadTasas(db) },
      dudosos: {
        ...{ sinAsignar, prescriptos, deHoy },
        marcados: await findMarcados(db, tipo, reclamadas),
        cartas:
          exigencias.carta === 'avisar' ? await findCartasRecibidas(db, tipo, reclamadas) : [],
      },
    }),
  }
}

/**
 * Reviews an uploaded workbook without issuing executive titles. A processed workbook, which the product has already
 * completed, is checked as it is. The rows of a basic workbook are first completed with current data.
 */
export const reviewPlanilla = (
  services: Services,
  planilla: Planilla,
): Promise<RevisionDePlanilla> =>
  withWorker<LibroOperations, RevisionDePlanilla>(LIBRO_WORKER, LECTURA, async (worker) => {
    const procesada = await worker.call('esProcesado', { path: planilla.file.path })
    const review = procesada ? reviewProcesada : reviewBasica
    return review(services, worker, planilla)
  })
