import { randomUUID } from 'node:crypto'
import { type ErrorDeFila, fechaEnZona } from '@apremia/core'
import { VERSION_TITULO_EJECUTIVO } from '@apremia/documents'
import { eq, sql } from 'drizzle-orm'
import type { Actor } from '../historial/append-historial.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { ContextoDeLote, LibroLeido } from '../libros/leer-procesado.ts'
import type { LibroOperations } from '../libros/libro-worker.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { AppError, filasInvalidas } from '../platform/http/app-error.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import { conveniosForzados, findOcupada, impedimentosDe } from './deuda-ocupada.ts'
import { findDeLibro, findHecho, refuseEarly } from './lote-anterior.ts'
import { checkInicio, findUltimo } from './numeracion.ts'
import type { PedidoDeLote } from './pedido-de-lote.ts'
import { refreshTitulados } from './refresh-titulados.ts'
import { titulo, tituloContador, tituloHueco, tituloLote } from './titulo-table.ts'

/** Titles inserted by one statement. */
const BATCH = 500

export interface LoteAsignado {
  readonly id: string
  readonly desde: number
  readonly hasta: number
  readonly cantidad: number
  /** Numbers of the rows of the workbook that were left out. */
  readonly omitidas: readonly number[]
  /** It was made already, by the same request sent before. */
  readonly hecho: boolean
}

/** 'Títulos Nº 101 a 108 (8), 2 filas omitidas, generación forzada: motivo.' */
const describeLote = (
  { desde, hasta, cantidad, omitidas }: LoteAsignado,
  { forzar, motivoForzar }: PedidoDeLote,
  forzados: readonly string[],
): string => {
  const fuera = omitidas.length
  return `${[
    `Títulos Nº ${desde} a ${hasta} (${cantidad})`,
    ...(fuera > 0 ? [`${fuera} ${fuera === 1 ? 'fila omitida' : 'filas omitidas'}`] : []),
    ...(forzar ? ['generación forzada'] : []),
    ...(forzados.length > 0 ? [`sobre convenios en vigor (${forzados.join(', ')})`] : []),
  ].join(', ')}${motivoForzar === '' ? '' : `: ${motivoForzar}`}.`
}

/** What stays of a workbook without some of its rows. */
export const omitFilas = async (
  worker: WorkerClient<LibroOperations>,
  leida: LibroLeido,
  impedimentos: readonly ErrorDeFila[],
): Promise<Pick<LibroLeido, 'cantidad' | 'total' | 'omitidas'>> => {
  const numeros = [...new Set(impedimentos.map(({ fila }) => fila))]
  const { cantidad, total } = await worker.call('omitirFilas', { numeros })
  return { cantidad, total, omitidas: [...leida.omitidas, ...numeros].sort((a, b) => a - b) }
}

/**
 * Gives the numbers and writes the titles, all in the transaction it is called in: under the lock of the one
 * counter row, so that two lots never share a number and a rollback gives them all back (T15). Nobody confirms
 * an agreement meanwhile (`holdTitulos`).
 */
export const allocateLote = async (
  tx: Tx,
  worker: WorkerClient<LibroOperations>,
  leida: LibroLeido,
  pedido: PedidoDeLote,
  context: {
    readonly actor: Actor
    readonly now: Date
    readonly municipio: ContextoDeLote['municipio']
  },
): Promise<LoteAsignado> => {
  const { actor, now } = context
  const ultimo = await findUltimo(tx, true)
  let { cantidad, total, omitidas } = leida
  const hecho = await findHecho(tx, pedido)
  if (hecho) return { ...hecho, omitidas: [], hecho: true }
  await refuseEarly(tx, pedido)
  const ocupada = await findOcupada(tx, pedido.categoria, leida.reclamadas)
  const impedimentos = impedimentosDe(pedido, leida, ocupada)
  if (impedimentos.length > 0) {
    if (!pedido.omitirInvalidas) throw filasInvalidas(impedimentos)
    ;({ cantidad, total, omitidas } = await omitFilas(worker, leida, impedimentos))
  }
  const forzados = conveniosForzados(pedido, ocupada)
  if (cantidad === 0) {
    throw new AppError(422, 'sin-filas', 'No queda ninguna fila para generar títulos.')
  }
  const { inicio, fin, hueco } = checkInicio(pedido, { ultimo, cantidad })
  const id = randomUUID()
  const anterior = pedido.forzar ? await findDeLibro(tx, pedido) : undefined
  await tx.insert(tituloLote).values({
    id,
    archivo: pedido.archivo,
    categoria: pedido.categoria,
    desde: inicio,
    hasta: fin,
    cantidad,
    total,
    planilla: pedido.planilla,
    clave: pedido.clave,
    version: VERSION_TITULO_EJECUTIVO,
    dni: actor.dni,
    creado: now,
  })
  for (let desde = 0; desde < cantidad; desde += BATCH) {
    const lote = await worker.call('prepararTitulos', {
      desde,
      cantidad: BATCH,
      inicio,
      contexto: { municipio: context.municipio, fechaEmision: fechaEnZona(now) },
    })
    await tx.execute(sql`
      insert into titulo (numero, lote, categoria, imponible, recurso, abogado, contribuyente, periodos, total, datos, codigo_verificacion, dni, creado)
      select r.numero, ${id}::uuid, ${pedido.categoria}, r.imponible, r.recurso, r.abogado, r.contribuyente, r.periodos, r.total, r.datos, r.codigo_verificacion, ${actor.dni}, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${lote.json}::jsonb) as r(numero int, imponible text, recurso text, abogado text, contribuyente text, periodos int[], total bigint, datos jsonb, codigo_verificacion text)`)
  }
  if (hueco !== null) {
    await tx.insert(tituloHueco).values({
      ...hueco,
      lote: id,
      motivo: pedido.motivoSalto,
      dni: actor.dni,
      creado: now,
    })
  }
  await refreshTitulados(tx, eq(titulo.lote, id))
  await tx.update(tituloContador).set({ ultimo: fin }).where(eq(tituloContador.id, 1))
  const lote = { id, desde: inicio, hasta: fin, cantidad, omitidas, hecho: false }
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
      convenios: forzados,
      loteAnterior: anterior?.id ?? null,
    },
  })
  return lote
}
