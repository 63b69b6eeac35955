import type { Contract } from '@apremia/api-client'
import { centavos, type ErrorDeFila, interpolar, textos, wireAmount } from '@apremia/core'
import { filasInvalidas } from '../platform/http/app-error.ts'
import { requireFile, type UploadedFile } from '../platform/http/form.ts'
import type { Call, Handler } from '../platform/http/mount.ts'
import { loadSecreto } from '../platform/secretos/load-secreto.ts'
import type { Services } from '../platform/services.ts'
import { type WorkerClient, withWorker } from '../platform/worker/worker-client.ts'
import { findAbogados } from '../registro/abogados-repo.ts'
import {
  allocateLote,
  checkInicio,
  erroresDeTituladas,
  findUltimo,
  findYaTitulados,
  omitTituladas,
  type PedidoDeLote,
  refuseEarly,
} from './allocate-lote.ts'
import { answerWithTrabajo } from './answer-with-trabajo.ts'
import type { PlanillaLeida } from './leer-procesado.ts'
import { loadMunicipio } from './load-municipio.ts'
import { nombreBase } from './nombre-de-archivo.ts'
import { LECTURA, PLANILLA_WORKER } from './planilla-limits.ts'
import type { PlanillaOperations } from './planilla-worker.ts'
import { CLAVE_DE_SELLO } from './process-planilla.ts'

const toPedido = (
  body: Call<Contract['generateTitles']>['body'],
  file: UploadedFile,
): PedidoDeLote => ({
  categoria: body.category,
  inicio: body.startTitleNumber,
  confirmaSalto: body.confirmarSalto === '1',
  motivoSalto: body.motivoSalto,
  forzar: body.forzar === '1',
  omitirInvalidas: body.omitirInvalidas === '1',
  planilla: file.sha256,
  archivo: interpolar(textos.archivos.titulos, { name: nombreBase(file.name) }),
})

const readPlanilla = async (
  { db }: Services,
  worker: WorkerClient<PlanillaOperations>,
  file: UploadedFile,
  pedido: PedidoDeLote,
): Promise<PlanillaLeida> =>
  worker.call('leerProcesado', {
    path: file.path,
    categoria: pedido.categoria,
    clave: await loadSecreto(db, CLAVE_DE_SELLO),
    abogados: await findAbogados(db),
    omitirInvalidas: pedido.omitirInvalidas,
  })

/** The rows whose debt has a title already, unless they are wanted or left out on purpose. */
const erroresDeDeuda = async (
  db: Services['db'],
  pedido: PedidoDeLote,
  { hoja, reclamadas }: PlanillaLeida,
): Promise<readonly ErrorDeFila[]> =>
  pedido.forzar || pedido.omitirInvalidas
    ? []
    : erroresDeTituladas(hoja, await findYaTitulados(db, pedido.categoria, reclamadas))

/**
 * `generatetitles`: everything is checked and the numbers are given before the call is answered; the
 * documents are printed afterwards from the stored rows, so that nothing is lost whatever happens (D87).
 */
export const generateTitles: Handler<'generateTitles'> = async (services, call) => {
  const { db, trabajos, ahora } = services
  const file = requireFile(call.files, 'file')
  const pedido = toPedido(call.body, file)
  const { trabajo, cantidad } = await withWorker<
    PlanillaOperations,
    { trabajo: Awaited<ReturnType<typeof trabajos.enqueue>>; cantidad: number }
  >(PLANILLA_WORKER, LECTURA, async (worker) => {
    // Told before the file is read; the number is checked again under the lock.
    await loadMunicipio(db, ahora())
    await refuseEarly(db, pedido)
    const leida = await readPlanilla(services, worker, file, pedido)
    if (leida.errores.length > 0) {
      throw filasInvalidas([...leida.errores, ...(await erroresDeDeuda(db, pedido, leida))])
    }
    const now = ahora()
    const municipio = await loadMunicipio(db, now)
    return db.transaction(async (tx) => {
      const lote = await allocateLote(tx, worker, leida, pedido, {
        actor: call.sesion,
        now,
        municipio,
      })
      const created = await trabajos.enqueue(tx, {
        tipo: 'generar-titulos',
        actor: call.sesion,
        titulo: pedido.archivo,
        total: lote.cantidad,
        lote: lote.id,
        entrada: { lote: lote.id, avisos: leida.avisos, omitidas: lote.omitidas.length },
      })
      return { trabajo: created, cantidad: lote.cantidad }
    })
  })
  trabajos.wake()
  return answerWithTrabajo(services, call, trabajo, cantidad)
}

/** The same checks as `generatetitles`, all of them, and nothing is written. */
export const simulateTitles: Handler<'simulateTitles'> = async (services, call) => {
  const { db, ahora } = services
  const file = requireFile(call.files, 'file')
  const pedido = toPedido(call.body, file)
  await loadMunicipio(db, ahora())
  await refuseEarly(db, pedido)
  const leida = await withWorker<PlanillaOperations, PlanillaLeida>(
    PLANILLA_WORKER,
    LECTURA,
    async (worker) => {
      const entera = await readPlanilla(services, worker, file, pedido)
      if (!pedido.omitirInvalidas || pedido.forzar) return entera
      const tituladas = await findYaTitulados(db, pedido.categoria, entera.reclamadas)
      return { ...entera, ...(await omitTituladas(worker, entera, tituladas)) }
    },
  )
  const errores = [...leida.errores, ...(await erroresDeDeuda(db, pedido, leida))]
  const { cantidad, omitidas } = leida
  const ultimo = await findUltimo(db)
  // A gap is shown, not refused: the person decides when generating.
  const rango = checkInicio(
    { ...pedido, confirmaSalto: true, motivoSalto: pedido.motivoSalto || '-' },
    ultimo,
    Math.max(cantidad, 1),
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
    avisos: [...leida.avisos],
    errores,
  }
}
