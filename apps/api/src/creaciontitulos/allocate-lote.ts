import { randomUUID } from 'node:crypto'
import { type Categoria, type ErrorDeFila, fechaEnZona, validateNumeroInicio } from '@apremia/core'
import { VERSION_TITULO_EJECUTIVO } from '@apremia/documents'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '../historial/append-historial.ts'
import { appendHistorial } from '../historial/append-historial.ts'
import type { Queryable, Tx } from '../platform/db/open-db.ts'
import { AppError, filasInvalidas } from '../platform/http/app-error.ts'
import type { WorkerClient } from '../platform/worker/worker-client.ts'
import type { ContextoDeLote, PlanillaLeida, Reclamada } from './leer-procesado.ts'
import type { PlanillaOperations } from './planilla-worker.ts'
import { tituloContador, tituloHueco, tituloLote } from './titulo-table.ts'

/** Titles inserted by one statement. */
const BATCH = 500

export interface PedidoDeLote {
  readonly categoria: Categoria
  readonly inicio: string
  readonly confirmaSalto: boolean
  readonly motivoSalto: string
  readonly forzar: boolean
  readonly omitirInvalidas: boolean
  /** Hash of the workbook. */
  readonly planilla: string
  /** Name of the zip. */
  readonly archivo: string
}

/** A row of the workbook whose debt has a title in force already. */
interface YaTitulada {
  readonly fila: number
  readonly numero: number
  readonly imponible: string
}

/**
 * Titles in force that claim a debt of the workbook already (decision D151), by row. One query for the whole
 * file.
 */
export const findYaTitulados = async (
  db: Queryable,
  categoria: Categoria,
  reclamadas: readonly Reclamada[],
): Promise<readonly YaTitulada[]> => {
  const { rows } = await db.execute<YaTitulada & Record<string, unknown>>(sql`
    select r.fila, t.numero, t.imponible
    from jsonb_to_recordset(${JSON.stringify(reclamadas)}::jsonb) as r(fila int, imponible text, recurso text, periodos int[])
    join titulo t on t.categoria = ${categoria} and t.imponible = r.imponible and t.recurso = r.recurso
      and t.anulado is null and t.periodos && r.periodos
    order by r.fila, t.numero`)
  return rows
}

export const erroresDeTituladas = (
  hoja: string,
  tituladas: readonly YaTitulada[],
): readonly ErrorDeFila[] =>
  tituladas.map(({ fila, numero, imponible }) => ({
    hoja,
    fila,
    columna: '',
    valor: imponible,
    regla: 'titulo.deuda-ya-titulada',
    mensaje: `La deuda de esta fila ya está en el título Nº ${numero}. Quite la fila, anule ese título o fuerce la generación.`,
  }))

/** The last number given. With `lock`, nobody else can give numbers until the transaction ends. */
export const findUltimo = async (db: Queryable, lock = false): Promise<number> => {
  const query = db.select().from(tituloContador).where(eq(tituloContador.id, 1))
  const [row] = await (lock ? query.for('update') : query)
  if (row === undefined) throw new Error('Falta el contador de títulos')
  return row.ultimo
}

export const checkInicio = (pedido: PedidoDeLote, ultimo: number, cantidad: number) => {
  const decision = validateNumeroInicio({
    texto: pedido.inicio,
    ultimo,
    cantidad,
    confirmaSalto: pedido.confirmaSalto,
    motivoSalto: pedido.motivoSalto,
  })
  if (decision.ok) return decision.valor
  const [motivo] = decision.motivos
  const message = decision.motivos.map(({ mensaje }) => mensaje).join(' ')
  const inicio = Number(pedido.inicio)
  if (motivo?.codigo === 'titulo.inicio-menor') {
    throw new AppError(409, 'numero-tomado', message, { detalle: { ultimo, inicio } })
  }
  if (motivo?.codigo === 'titulo.salto-sin-confirmar') {
    throw new AppError(409, 'salto-de-numeracion', message, {
      detalle: { ultimo, inicio, desde: ultimo + 1, hasta: inicio - 1 },
    })
  }
  throw new AppError(400, 'campos-invalidos', message, {
    fields: decision.motivos.map(({ campo, mensaje }) => ({ field: campo, message: mensaje })),
  })
}

const findEarlier = async (db: Queryable, pedido: PedidoDeLote) => {
  const [earlier] = await db
    .select({ id: tituloLote.id, desde: tituloLote.desde, hasta: tituloLote.hasta })
    .from(tituloLote)
    .where(
      and(eq(tituloLote.planilla, pedido.planilla), eq(tituloLote.categoria, pedido.categoria)),
    )
    .orderBy(desc(tituloLote.creado))
    .limit(1)
  return earlier
}

/**
 * What can be told before the file is read: its number is taken, or its lot exists. The very same request
 * again (same file, same start) is pointed to the lot it made: whoever lost the answer finds it there.
 *
 * @throws AppError 409
 */
export const refuseEarly = async (db: Queryable, pedido: PedidoDeLote): Promise<void> => {
  const earlier = pedido.forzar ? undefined : await findEarlier(db, pedido)
  if (earlier === undefined || earlier.desde !== Number(pedido.inicio)) {
    // A gap is decided later, with the number of rows known.
    checkInicio({ ...pedido, confirmaSalto: true, motivoSalto: '-' }, await findUltimo(db), 1)
  }
  if (earlier === undefined) return
  throw new AppError(
    409,
    'planilla-repetida',
    `Con esta misma planilla ya se generó el lote de títulos Nº ${earlier.desde} a ${earlier.hasta}. Descárguelo de nuevo, o fuerce la generación si de verdad quiere otros números.`,
    { detalle: { lote: earlier.id, desde: earlier.desde, hasta: earlier.hasta } },
  )
}

export interface LoteAsignado {
  readonly id: string
  readonly desde: number
  readonly hasta: number
  readonly cantidad: number
  /** Numbers of the rows of the workbook that were left out. */
  readonly omitidas: readonly number[]
}

/** 'Títulos Nº 101 a 108 (8), 2 filas omitidas, generación forzada.' */
const describeLote = (
  { desde, hasta, cantidad, omitidas }: Omit<LoteAsignado, 'id'>,
  forzar: boolean,
): string => {
  const fuera = omitidas.length
  return `${[
    `Títulos Nº ${desde} a ${hasta} (${cantidad})`,
    ...(fuera > 0 ? [`${fuera} ${fuera === 1 ? 'fila omitida' : 'filas omitidas'}`] : []),
    ...(forzar ? ['generación forzada'] : []),
  ].join(', ')}.`
}

/** What stays of a workbook without the rows whose debt has a title already. */
export const omitTituladas = async (
  worker: WorkerClient<PlanillaOperations>,
  leida: PlanillaLeida,
  tituladas: readonly YaTitulada[],
): Promise<Pick<PlanillaLeida, 'cantidad' | 'total' | 'omitidas'>> => {
  const numeros = [...new Set(tituladas.map(({ fila }) => fila))]
  const { cantidad, total } = await worker.call('omitirFilas', { numeros })
  return { cantidad, total, omitidas: [...leida.omitidas, ...numeros].sort((a, b) => a - b) }
}

/**
 * Gives the numbers and writes the titles, all in the transaction it is called in: under the lock of the one
 * counter row, so that two lots never share a number and a rollback gives them all back (T15).
 */
export const allocateLote = async (
  tx: Tx,
  worker: WorkerClient<PlanillaOperations>,
  leida: PlanillaLeida,
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
  if (!pedido.forzar) await refuseEarly(tx, pedido)
  const tituladas = await findYaTitulados(tx, pedido.categoria, leida.reclamadas)
  if (!pedido.forzar && tituladas.length > 0) {
    if (!pedido.omitirInvalidas) throw filasInvalidas(erroresDeTituladas(leida.hoja, tituladas))
    ;({ cantidad, total, omitidas } = await omitTituladas(worker, leida, tituladas))
  }
  if (cantidad === 0) {
    throw new AppError(422, 'sin-filas', 'No queda ninguna fila para generar títulos.')
  }
  const { inicio, fin, hueco } = checkInicio(pedido, ultimo, cantidad)
  const id = randomUUID()
  const anterior = pedido.forzar ? await findEarlier(tx, pedido) : undefined
  await tx.insert(tituloLote).values({
    id,
    archivo: pedido.archivo,
    categoria: pedido.categoria,
    desde: inicio,
    hasta: fin,
    cantidad,
    total,
    planilla: pedido.planilla,
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
  await tx.update(tituloContador).set({ ultimo: fin }).where(eq(tituloContador.id, 1))
  const lote = { id, desde: inicio, hasta: fin, cantidad, omitidas }
  await appendHistorial(tx, {
    momento: now,
    actor,
    operacion: 'generate-titles',
    entidad: 'titulo-lote',
    entidadId: id,
    descripcion: describeLote(lote, pedido.forzar),
    antes: { ultimo },
    despues: {
      ultimo: fin,
      cantidad,
      total,
      hueco,
      motivo: hueco && pedido.motivoSalto,
      planilla: pedido.planilla,
      forzar: pedido.forzar,
      omitidas,
      repetidos: pedido.forzar ? [...new Set(tituladas.map(({ numero }) => numero))] : [],
      loteAnterior: anterior?.id ?? null,
    },
  })
  return lote
}
