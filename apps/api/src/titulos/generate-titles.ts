import type { Contract, ReplyOf, Trabajo } from '@apremia/api-client'
import { centavos, type ErrorDeFila, interpolar, textos, wireAmount } from '@apremia/core'
import { findAbogados } from '../abogados/abogados-conocidos.ts'
import type { LibroLeido } from '../libros/leer-procesado.ts'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, filasInvalidas } from '../platform/http/app-error.ts'
import { requireFile, type UploadedFile } from '../platform/http/form.ts'
import type { Call, Handler } from '../platform/http/mount.ts'
import { loadSecreto } from '../platform/secretos/load-secreto.ts'
import type { Services } from '../platform/services.ts'
import { type WorkerClient, withWorker } from '../platform/worker/worker-client.ts'
import { answerWithTrabajo } from '../trabajos/answer-with-trabajo.ts'
import { allocateLote, omitFilas } from './allocate-lote.ts'
import {
  conveniosForzados,
  type DeudaOcupada,
  findOcupada,
  impedimentosDe,
} from './deuda-ocupada.ts'
import { loadMunicipio } from './load-municipio.ts'
import { findHecho, type LoteAnterior, refuseEarly } from './lote-anterior.ts'
import { checkInicio, findUltimo } from './numeracion.ts'
import { type PedidoDeLote, toPedido } from './pedido-de-lote.ts'
import { CLAVE_DE_SELLO } from './process-libro.ts'
import { ensureTrabajo } from './resume-lote.ts'
import { Adelantado } from './write-titulos.ts'

interface LoteConTrabajo {
  readonly lote: LoteAnterior
  readonly trabajo: Trabajo | undefined
}

const readLibro = async (
  { db }: Services,
  worker: WorkerClient<LibroOperations>,
  file: UploadedFile,
  pedido: PedidoDeLote,
): Promise<LibroLeido> =>
  worker.call('leerProcesado', {
    path: file.path,
    categoria: pedido.categoria,
    clave: await loadSecreto(db, CLAVE_DE_SELLO),
    abogados: await findAbogados(db),
    omitirInvalidas: pedido.omitirInvalidas,
  })

/** The rows whose debt something else claims or holds, unless they are wanted. */
const findImpedimentos = async (
  db: Services['db'],
  pedido: PedidoDeLote,
  leida: LibroLeido,
): Promise<readonly ErrorDeFila[]> =>
  impedimentosDe(pedido, leida, await findOcupada(db, pedido.categoria, leida.reclamadas))

/**
 * The workbook without the rows whose debt something else claims or holds, where that was asked for (D86).
 *
 * @throws AppError 422 with those rows, where it was not, or when none is left
 */
const omitOcupadas = async (
  db: Services['db'],
  worker: WorkerClient<LibroOperations>,
  leida: LibroLeido,
  pedido: PedidoDeLote,
): Promise<LibroLeido> => {
  const impedimentos = await findImpedimentos(db, pedido, leida)
  if (impedimentos.length > 0 && !pedido.omitirInvalidas) throw filasInvalidas(impedimentos)
  const quedan = impedimentos.length > 0 ? await omitFilas(worker, leida, impedimentos) : leida
  if (quedan.cantidad === 0)
    throw new AppError(422, 'sin-filas', 'No queda ninguna fila para generar títulos.')
  return quedan
}

/** Reads and checks the workbook, gives its numbers and leaves its documents to a job. */
const makeLote = (
  services: Services,
  { sesion }: Pick<Parameters<Handler<'generateTitles'>>[1], 'sesion'>,
  file: UploadedFile,
  pedido: PedidoDeLote,
) => {
  const { db, trabajos, ahora } = services
  return withWorker<LibroOperations, LoteConTrabajo>(LIBRO_WORKER, LECTURA, async (worker) => {
    // Its turn may come long after it was sent: others took the number meanwhile, or it was sent twice and the
    // first one made it. Reading is what costs.
    const hecho = await findHecho(db, pedido)
    if (hecho) return { lote: hecho, trabajo: undefined }
    await refuseEarly(db, pedido)
    let leida = await readLibro(services, worker, file, pedido)
    if (leida.errores.length > 0) {
      const impedimentos = pedido.omitirInvalidas ? [] : await findImpedimentos(db, pedido, leida)
      throw filasInvalidas([...leida.errores, ...impedimentos])
    }
    const now = ahora()
    const municipio = await loadMunicipio(db, now)
    const assign = async (tx: Tx) => {
      const context = { actor: sesion, now, municipio }
      const lote = await allocateLote(tx, worker, leida, pedido, context)
      const trabajo = await trabajos.enqueue(tx, {
        tipo: 'generar-titulos',
        actor: sesion,
        titulo: pedido.archivo,
        total: lote.cantidad,
        lote: lote.id,
        entrada: { lote: lote.id, avisos: leida.avisos, omitidas: lote.omitidas.length },
      })
      return { lote, trabajo }
    }
    // Who was faster left something to be seen: the next turn ends in a lot, or in a refusal that says it.
    for (;;) {
      try {
        leida = await omitOcupadas(db, worker, leida, pedido)
        return await db.transaction(assign)
      } catch (error) {
        // Sent twice at once: the first one made it.
        const suyo = await findHecho(db, pedido)
        if (suyo) return { lote: suyo, trabajo: undefined }
        if (!(error instanceof Adelantado)) throw error
      }
    }
  })
}

/** Works over the workbook sent, or over the one the person has just reviewed. */
const withLibro = <T>(
  { revisados }: Services,
  { body, files, sesion }: Pick<Call<Contract['simulateTitles']>, 'body' | 'files' | 'sesion'>,
  work: (file: UploadedFile) => Promise<T>,
): Promise<T> =>
  body.libro === '' ? work(requireFile(files, 'file')) : revisados.use(sesion.dni, body.libro, work)

/**
 * `generatetitles`: everything is checked and the numbers are given before the call is answered; the
 * documents are printed afterwards from the stored rows, so that nothing is lost whatever happens (D87). The
 * same request again, by its `Idempotency-Key`, is answered with the lot it made.
 */
export const generateTitles: Handler<'generateTitles'> = async (services, call) => {
  const { db, trabajos, ahora, revisados } = services
  const { lote, trabajo } = await withLibro(
    services,
    call,
    async (file): Promise<LoteConTrabajo> => {
      const pedido = toPedido(call, file)
      const hecho = await findHecho(db, pedido)
      if (hecho) return { lote: hecho, trabajo: undefined }
      // Told before the file is read; the number is checked again under the lock.
      await loadMunicipio(db, ahora())
      await refuseEarly(db, pedido)
      return makeLote(services, call, file, pedido)
    },
  )
  trabajos.wake()
  await revisados.forget(call.sesion.dni)
  return answerWithTrabajo(
    services,
    call,
    trabajo ?? (await ensureTrabajo(services, call.sesion, lote.id)),
    lote.cantidad,
  )
}

/** Rows that could have a title without those in error; none when the sheet itself is wrong. */
const countListas = (
  { hoja, reclamadas }: Pick<LibroLeido, 'hoja' | 'reclamadas'>,
  errores: readonly ErrorDeFila[],
): number => {
  const malas = new Set(errores.flatMap((error) => (error.hoja === hoja ? [error.fila] : [])))
  return malas.has(0) ? 0 : reclamadas.filter(({ fila }) => !malas.has(fila)).length
}

interface Revision {
  readonly leida: LibroLeido
  readonly ocupada: DeudaOcupada
  readonly impedimentos: readonly ErrorDeFila[]
}

const describeForzados = (convenios: readonly string[]): string[] =>
  convenios.length === 0
    ? []
    : [interpolar(textos.filasDeTitulo.seFuerzanConvenios, { convenios: convenios.join(', ') })]

const review = async (
  services: Services,
  call: Parameters<Handler<'simulateTitles'>>[1],
  file: UploadedFile,
): Promise<ReplyOf<Contract['simulateTitles']>> => {
  const { db, ahora, revisados } = services
  const pedido = toPedido(call, file)
  await loadMunicipio(db, ahora())
  await refuseEarly(db, pedido)
  const { leida, ocupada, impedimentos } = await withWorker<LibroOperations, Revision>(
    LIBRO_WORKER,
    LECTURA,
    async (worker) => {
      const entera = await readLibro(services, worker, file, pedido)
      const ocupada = await findOcupada(db, pedido.categoria, entera.reclamadas)
      const impedimentos = impedimentosDe(pedido, entera, ocupada)
      if (!pedido.omitirInvalidas) return { leida: entera, ocupada, impedimentos }
      const leida = await omitFilas(worker, entera, impedimentos)
      return { leida, ocupada, impedimentos: [] }
    },
  )
  const forzados = conveniosForzados(pedido, ocupada)
  const { cantidad, omitidas } = leida
  const errores = [...leida.errores, ...impedimentos]
  const ultimo = await findUltimo(db)
  // A gap is shown, not refused: the person decides when generating.
  const rango = checkInicio(
    { ...pedido, confirmaSalto: true, motivoSalto: pedido.motivoSalto || '-' },
    { ultimo, cantidad: Math.max(cantidad, 1) },
  )
  return {
    ultimo,
    desde: rango.inicio,
    hasta: rango.fin,
    cantidad,
    total: wireAmount(centavos(leida.total)),
    hueco: rango.hueco,
    omitidas: omitidas.length,
    filasOmitidas: [...omitidas],
    avisos: [...leida.avisos, ...describeForzados(forzados)],
    errores,
    listas: countListas(leida, errores),
    libro: await revisados.keep(call.sesion.dni, file),
  }
}

/** The same checks as `generatetitles`, all of them, and nothing is written. */
export const simulateTitles: Handler<'simulateTitles'> = (services, call) =>
  withLibro(services, call, (file) => review(services, call, file))
