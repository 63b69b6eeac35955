import { randomUUID } from 'node:crypto'
import {
  type ErrorDeFila,
  type Fecha,
  type FormaDeTitulo,
  fechaEnZona,
  formatFecha,
} from '@apremia/core'
import { eq } from 'drizzle-orm'
import type { Actor } from '../historial/append-historial.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import { takeConstancia } from '../historial/constancia.ts'
import type { LibroLeido } from '../libros/leer-procesado.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import { shortenToCommit } from '../platform/db/plazos.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { markNumeros } from '../platform/db/transact.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import {
  conveniosForzados,
  findOcupada,
  impedimentosDe,
  liquidacionesForzadas,
} from './deuda-ocupada.ts'
import { findDeLibro, refuseEarly } from './lote-anterior.ts'
import { checkInicio, findUltimo } from './numeracion.ts'
import { tituloContador, tituloHueco } from './numeracion-table.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'
import { refreshTitulados } from './refresh-titulados.ts'
import { titulo } from './titulo-table.ts'
import { Adelantado, writeTitulos } from './write-titulos.ts'

export interface LoteAsignado {
  readonly id: string
  readonly desde: number
  readonly hasta: number
  readonly cantidad: number
  readonly omitidas: readonly number[]
}

const describeLote = (
  { desde, hasta, cantidad, omitidas }: LoteAsignado,
  { forzar, motivoForzar }: PedidoDeLote,
  forzados: { readonly convenios: readonly string[]; readonly liquidaciones: readonly Fecha[] },
): string => {
  const { convenios, liquidaciones } = forzados
  const fuera = omitidas.length
  return `${[
    `Títulos Nº ${desde} a ${hasta} (${cantidad})`,
    ...(fuera > 0 ? [`${fuera} ${fuera === 1 ? 'fila omitida' : 'filas omitidas'}`] : []),
    ...(forzar ? ['generación forzada'] : []),
    ...(convenios.length > 0 ? [`sobre convenios en vigor (${convenios.join(', ')})`] : []),
    ...(liquidaciones.length > 0
      ? [`con importes del ${liquidaciones.map(formatFecha).join(', ')}`]
      : []),
  ].join(', ')}${motivoForzar === '' ? '' : `: ${motivoForzar}`}.`
}

export const omitFilas = async (
  worker: WorkerClient<LibroOperations>,
  leida: LibroLeido,
  impedimentos: readonly ErrorDeFila[],
): Promise<LibroLeido> => {
  const numeros = [...new Set(impedimentos.map(({ fila }) => fila))]
  const { cantidad, total } = await worker.call('omitirFilas', { numeros })
  return {
    ...leida,
    cantidad,
    total,
    omitidas: [...leida.omitidas, ...numeros].sort((a, b) => a - b),
    reclamadas: leida.reclamadas.filter(({ fila }) => !numeros.includes(fila)),
  }
}

/**
 * Writes the executive titles of a batch in the caller's transaction. Then locks the counter of title numbers and
 * checks that the numbers are free. Two batches never share a number, and a rollback frees the numbers (T15). While the
 * counter is locked, no agreement can be confirmed (`lockTitulos`).
 *
 * @throws Adelantado when another request took the numbers or the debt first. The caller must roll back and repeat the
 * checks
 */
export const allocateLote = async (
  tx: Tx,
  worker: WorkerClient<LibroOperations>,
  leida: LibroLeido,
  pedido: PedidoDeLote,
  context: {
    readonly actor: Actor
    readonly now: Date
    readonly forma: FormaDeTitulo
  },
): Promise<LoteAsignado> => {
  const { actor, now, forma } = context
  const { cantidad, total, omitidas, reclamadas } = leida
  const id = randomUUID()
  await refuseEarly(tx, pedido)
  const { inicio } = checkInicio(pedido, { ultimo: await findUltimo(tx), cantidad })
  await writeTitulos(tx, worker, leida, pedido, { id, inicio, now, forma })
  await refreshTitulados(tx, eq(titulo.lote, id))

  const checkNumero = await markNumeros(tx)
  await shortenToCommit(tx)
  const ultimo = await findUltimo(tx, true)
  checkNumero('titulos', ultimo + 1)
  await refuseEarly(tx, pedido, id)
  const ocupada = await findOcupada(tx, pedido.categoria, reclamadas, fechaEnZona(now), id)
  if (impedimentosDe(pedido, leida, ocupada).length > 0)
    throw new Adelantado('Parte de la deuda ya está tomada')
  const forzados = {
    convenios: conveniosForzados(pedido, ocupada),
    liquidaciones: liquidacionesForzadas(pedido, ocupada),
  }
  const { fin, hueco } = checkInicio(pedido, { ultimo, cantidad })
  const anterior = pedido.forzar ? await findDeLibro(tx, pedido, id) : undefined
  if (hueco !== null) {
    await tx.insert(tituloHueco).values({
      ...hueco,
      lote: id,
      motivo: pedido.motivoSalto,
      dni: actor.dni,
      creado: now,
    })
  }
  await tx.update(tituloContador).set({ ultimo: fin }).where(eq(tituloContador.id, 1))
  const lote = { id, desde: inicio, hasta: fin, cantidad, omitidas }
  await appendHistorial(tx, {
    momento: now,
    actor,
    operacion: 'generate-titles',
    entidad: 'titulo-lote',
    entidadId: id,
    descripcion: describeLote(lote, pedido, forzados),
    antes: { ultimo },
    despues: {
      ultimo: fin,
      cantidad,
      total,
      hueco,
      motivo: hueco && pedido.motivoSalto,
      planilla: pedido.planilla,
      forzar: pedido.forzar,
      motivoForzar: pedido.motivoForzar,
      omitidas,
      repetidos: pedido.forzar ? [...new Set(ocupada.tituladas.map(({ numero }) => numero))] : [],
      ...forzados,
      loteAnterior: anterior?.id ?? null,
    },
  })
  await takeConstancia(tx, {
    ...{ id, creado: now, clase: 'titulos', municipio: forma.municipio },
    ...{ desde: inicio, hasta: fin },
  })
  return lote
}
