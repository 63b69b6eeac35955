import type { Contract, ReplyOf } from '@apremia/api-client'
import {
  centavos,
  type ErrorDeFila,
  type Fecha,
  fechaEnZona,
  formatFecha,
  interpolar,
  textos,
  wireAmount,
} from '@apremia/core'
import type { LibroLeido } from '../libros/leer-procesado.ts'
import { LECTURA, LIBRO_WORKER } from '../libros/libro-limits.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { UploadedFile } from '../platform/http/form.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Services } from '../platform/services.ts'
import { withWorker } from '../platform/worker/worker-client.ts'
import { omitFilas } from './allocate-lote.ts'
import { countListas } from './count-listas.ts'
import {
  conveniosForzados,
  type DeudaOcupada,
  findOcupada,
  impedimentosDe,
  liquidacionesForzadas,
} from './deuda-ocupada.ts'
import { loadForma } from './load-municipio.ts'
import { refuseEarly } from './lote-anterior.ts'
import { checkInicio, findUltimo } from './numeracion.ts'
import { toPedido } from './pedido-de-lote.ts'
import { readLibro, withLibro } from './read-libro.ts'

interface Revision {
  readonly leida: LibroLeido
  readonly ocupada: DeudaOcupada
  readonly impedimentos: readonly ErrorDeFila[]
}

const { seFuerzanConvenios, seFuerzanImportes } = textos.filasDeTitulo

const describeForzados = (
  convenios: readonly string[],
  liquidaciones: readonly Fecha[],
): string[] => [
  ...(convenios.length === 0
    ? []
    : [interpolar(seFuerzanConvenios, { convenios: convenios.join(', ') })]),
  ...(liquidaciones.length === 0
    ? []
    : [interpolar(seFuerzanImportes, { fechas: liquidaciones.map(formatFecha).join(', ') })]),
]

const review = async (
  services: Services,
  call: Parameters<Handler<'simulateTitles'>>[1],
  file: UploadedFile,
): Promise<ReplyOf<Contract['simulateTitles']>> => {
  const { db, ahora, revisados } = services
  const pedido = toPedido(call, file)
  const { version } = await loadForma(db, ahora())
  await refuseEarly(db, pedido)
  const { leida, ocupada, impedimentos } = await withWorker<LibroOperations, Revision>(
    LIBRO_WORKER,
    LECTURA,
    async (worker) => {
      const entera = await readLibro(services, worker, file, { ...pedido, version })
      const ocupada = await findOcupada(
        db,
        pedido.categoria,
        entera.reclamadas,
        fechaEnZona(ahora()),
      )
      const impedimentos = impedimentosDe(pedido, entera, ocupada)
      if (!pedido.omitirInvalidas) return { leida: entera, ocupada, impedimentos }
      const leida = await omitFilas(worker, entera, impedimentos)
      return { leida, ocupada, impedimentos: [] }
    },
  )
  const forzados = describeForzados(
    conveniosForzados(pedido, ocupada),
    liquidacionesForzadas(pedido, ocupada),
  )
  const { cantidad, omitidas } = leida
  const errores = [...leida.errores, ...impedimentos]
  const ultimo = await findUltimo(db)
  // A batch that skips title numbers needs the user's confirmation. This review only shows the skipped numbers, so it
  // takes the confirmation as given. The user confirms them when issuing the titles.
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
    avisos: [...leida.avisos, ...forzados],
    errores,
    listas: countListas(leida, errores),
    libro: await revisados.keep(call.sesion.dni, file),
  }
}

export const simulateTitles: Handler<'simulateTitles'> = (services, call) =>
  withLibro(services, call, (file) => review(services, call, file))
