import type { Trabajo } from '@apremia/api-client'
import { type ErrorDeFila, fechaEnZona } from '@apremia/core'
import type { LibroLeido } from '../libros/leer-procesado.ts'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, filasInvalidas } from '../platform/http/app-error.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { type WorkerClient, withWorker } from '../platform/worker/worker-client.ts'
import { answerWithTrabajo } from '../trabajos/answer-with-trabajo.ts'
import { allocateLote, omitFilas } from './allocate-lote.ts'
import { findOcupada, impedimentosDe } from './deuda-ocupada.ts'
import { ensureTrabajo } from './ensure-trabajo.ts'
import { loadForma } from './load-municipio.ts'
import { findHecho, type LoteAnterior, refuseEarly } from './lote-anterior.ts'
import { type PedidoDeLote, toPedido } from './pedido-de-lote.ts'
import { readLibro, withLibro } from './read-libro.ts'
import { Adelantado } from './write-titulos.ts'

interface LoteConTrabajo {
  readonly lote: LoteAnterior
  readonly trabajo: Trabajo | undefined
}

/**
 * Returns the errors that stop rows from becoming executive titles. Rows that the request forces (`forzar`) give no
 * error.
 */
const findImpedimentos = async (
  { db, ahora }: Pick<Services, 'db' | 'ahora'>,
  pedido: PedidoDeLote,
  leida: LibroLeido,
): Promise<readonly ErrorDeFila[]> => {
  const hoy = fechaEnZona(ahora())
  return impedimentosDe(
    pedido,
    leida,
    await findOcupada(db, pedido.categoria, leida.reclamadas, hoy),
  )
}

/**
 * Leaves out the rows that cannot become executive titles, when the user asked for that with `omitirInvalidas` (D86).
 *
 * @throws AppError 422 with the errors of the rows, when `omitirInvalidas` is false. Also 422 when no row remains
 */
const omitOcupadas = async (
  services: Pick<Services, 'db' | 'ahora'>,
  worker: WorkerClient<LibroOperations>,
  leida: LibroLeido,
  pedido: PedidoDeLote,
): Promise<LibroLeido> => {
  const impedimentos = await findImpedimentos(services, pedido, leida)
  if (impedimentos.length > 0 && !pedido.omitirInvalidas) throw filasInvalidas(impedimentos)
  const quedan = impedimentos.length > 0 ? await omitFilas(worker, leida, impedimentos) : leida
  if (quedan.cantidad === 0)
    throw new AppError(422, 'sin-filas', 'No queda ninguna fila para generar títulos.')
  return quedan
}

const makeLote = (
  services: Services,
  { sesion }: Pick<Parameters<Handler<'generateTitles'>>[1], 'sesion'>,
  file: UploadedFile,
  pedido: PedidoDeLote,
) => {
  const { db, trabajos, ahora } = services
  return withWorker<LibroOperations, LoteConTrabajo>(LIBRO_WORKER, LECTURA, async (worker) => {
    // While the request waited in the queue, another request with the same `Idempotency-Key` may have made the batch.
    const hecho = await findHecho(db, pedido)
    if (hecho) return { lote: hecho, trabajo: undefined }
    await refuseEarly(db, pedido)
    const now = ahora()
    const forma = await loadForma(db, now)
    let leida = await readLibro(services, worker, file, { ...pedido, version: forma.version })
    if (leida.errores.length > 0) {
      const impedimentos = pedido.omitirInvalidas
        ? []
        : await findImpedimentos(services, pedido, leida)
      throw filasInvalidas([...leida.errores, ...impedimentos])
    }
    const assign = async (tx: Tx) => {
      await allowLong(tx)
      const context = { actor: sesion, now, forma }
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
    // Another request may take the title numbers or the debt first. `assign` then throws `Adelantado`, and the loop
    // tries again. The next attempt makes the batch, or throws an error that names the cause.
    for (;;) {
      try {
        leida = await omitOcupadas(services, worker, leida, pedido)
        return await db.transaction(assign)
      } catch (error) {
        // When a client sends the same request twice at once, the second request returns the batch of the first.
        const suyo = await findHecho(db, pedido)
        if (suyo) return { lote: suyo, trabajo: undefined }
        if (!(error instanceof Adelantado)) throw error
      }
    }
  })
}

/**
 * Checks the workbook, takes the numbers of the executive titles and answers. A job prints the documents later from the
 * stored rows, so a crash loses nothing (D87). A repeated request with the same `Idempotency-Key` gets the same batch.
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
      await loadForma(db, ahora())
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
