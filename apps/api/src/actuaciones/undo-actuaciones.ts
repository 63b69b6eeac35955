import {
  ABOGADO_JEFE,
  type ActuacionDeLote,
  claseDe,
  decideDeshacerActuaciones,
  interpolar,
  textos,
  validateMotivoDeBaja,
} from '@apremia/core'
import { eq, inArray, sql } from 'drizzle-orm'
import { lockCartasDeLote, retirarDeCartas } from '../emision-de-cartas/retirar-de-cartas.ts'
import { appendCambios } from '../historial/append-historial.ts'
import { refuseMotivos } from '../municipio/deuda-alcance.ts'
import { allowLong } from '../platform/db/plazos.ts'
import type { Queryable, Tx } from '../platform/db/queryable.ts'
import { notFound } from '../platform/http/app-error.ts'
import type { Handler } from '../platform/http/mount.ts'
import type { Sesion } from '../platform/http/principal.ts'
import { camposRechazados } from '../platform/http/refuse-motivos.ts'
import { actuacion } from './actuacion-table.ts'
import { lockTodosLosImponibles } from './lock-imponibles.ts'
import { answerLote, claimLote, findGuardado } from './lote-repo.ts'
import { refreshAndNoteCambios } from './refresh-and-note-cambios.ts'

const t = textos.actuaciones

interface Fila extends Record<string, unknown>, Omit<ActuacionDeLote, 'nombre'> {
  readonly id: number
  readonly tipo: 'I' | 'C'
  readonly imponible: number
  readonly recurso: string
}

/**
 * Finds the legal actions of a batch. Tells which of them have a later action over the same property or business. A
 * later action has a greater id, because it gets the id while the property or business is locked.
 */
const findDelLote = async (db: Queryable, lote: string): Promise<Fila[]> => {
  const { rows } = await db.execute<Fila>(sql`
    select a.id, a.tipo, a.imponible, a.recurso, a.abogado, a.vigente, a.version > 1 as editada,
      exists (select from actuacion x
        where (x.tipo, x.imponible, x.recurso) = (a.tipo, a.imponible, a.recurso)
          and x.vigente and x.id > a.id and x.lote is distinct from a.lote) as seguida,
      exists (select from carta c join carta_acuse k on k.numero = c.numero
        join carta_imponible i on i.numero = c.numero
        where c.lote = a.lote
          and (i.tipo, i.imponible, i.recurso) = (a.tipo, a.imponible, a.recurso)) as "conAcuse"
    from actuacion a where a.lote = ${lote} order by a.id`)
  return rows
}

const lockActuaciones = async (tx: Tx, ids: readonly number[]): Promise<void> => {
  await tx
    .select({ id: actuacion.id })
    .from(actuacion)
    .where(inArray(actuacion.id, [...ids]))
    .orderBy(actuacion.id)
    .for('update')
}

const saveBajaDelLote = async (
  tx: Tx,
  lote: string,
  baja: { readonly bajaMotivo: string; readonly bajaDni: string; readonly baja: Date },
): Promise<void> => {
  await tx
    .update(actuacion)
    .set({ ...baja, vigente: false, version: sql`${actuacion.version} + 1` })
    .where(eq(actuacion.lote, lote))
}

const nombreDe = ({ tipo, imponible, recurso }: Fila): string =>
  `${tipo === 'I' ? 'Inmueble' : 'Comercio'} ${imponible} ${recurso}`

/**
 * Tells whether a batch has a legal action of another lawyer. A lawyer who asks to undo that batch gets a 404 (T16).
 */
const isAjeno = (sesion: Sesion, filas: readonly Fila[]): boolean =>
  claseDe(sesion) === 'abogado' &&
  sesion.abogado !== ABOGADO_JEFE &&
  filas.some(({ abogado }) => abogado !== sesion.abogado)

/**
 * @throws AppError 404 when the batch does not exist. Also 404 to a lawyer when the batch has actions of another lawyer
 * @throws AppError 403 when another person saved the batch
 * @throws AppError 409 when the properties or businesses have later legal actions
 */
const assertDeshacer = (sesion: Sesion, filas: readonly Fila[]): void => {
  if (filas.length === 0 || isAjeno(sesion, filas)) throw notFound(t.deshacer.noExiste)
  const decision = decideDeshacerActuaciones(
    sesion,
    filas.map((fila) => ({ ...fila, nombre: nombreDe(fila) })),
  )
  if (decision.ok) return
  const ajena = decision.motivos.some(({ codigo }) => codigo === 'actuacion.ajena')
  throw ajena
    ? camposRechazados(403, 'sin-permiso', decision.motivos)
    : camposRechazados(409, 'estado-no-admite', decision.motivos)
}

export const undoActuaciones: Handler<'undoActuaciones'> = async (
  { db, ahora, trabajos },
  { sesion, params, body, idempotencyKey },
) => {
  const momento = ahora()
  const pedido = {
    ...{ sesion, idempotencyKey, ahora: momento, adjuntos: [] },
    body: { ...body, proceso: 'B' as const, lote: params.lote },
  }
  const antes = await findDelLote(db, params.lote)
  if (antes.length === 0 || isAjeno(sesion, antes)) throw notFound(t.deshacer.noExiste)
  const guardado = await findGuardado(db, pedido)
  if (guardado) return answerLote(db, guardado)
  assertDeshacer(sesion, antes)
  const motivo = validateMotivoDeBaja(body.motivo)
  if (!motivo.ok) throw refuseMotivos(motivo.motivos)
  const deshechas = await db.transaction(async (tx) => {
    await allowLong(tx)
    const ids = antes.map(({ id }) => id)
    const { lote, hecho } = await claimLote(tx, pedido, ids)
    if (hecho) return answerLote(tx, lote)
    await lockTodosLosImponibles(tx)
    await lockActuaciones(tx, ids)
    await lockCartasDeLote(tx, params.lote)
    const filas = await findDelLote(tx, params.lote)
    assertDeshacer(sesion, filas)
    await saveBajaDelLote(tx, params.lote, {
      ...{ bajaMotivo: motivo.valor, bajaDni: sesion.dni, baja: momento },
    })
    const cartas = await retirarDeCartas({ trabajos }, tx, {
      ...{ sesion, momento, operacion: 'undo-actuaciones', motivo: motivo.valor },
      ...{ lote: params.lote, carta: null, casos: filas },
    })
    await refreshAndNoteCambios(
      tx,
      { momento, actor: sesion, operacion: 'undo-actuaciones' },
      filas.map((fila) => ({
        ...{ id: fila.id, tipo: fila.tipo, imponible: fila.imponible, recurso: fila.recurso },
        descripcion: interpolar(t.deshacer.descripcion, {
          ...{ id: fila.id, imponible: nombreDe(fila), motivo: motivo.valor },
        }),
        antes: { vigente: true },
        despues: { vigente: false, motivo: motivo.valor, lote: params.lote },
      })),
    )
    if (cartas.length > 0) await appendCambios(tx, cartas)
    return answerLote(tx, lote)
  })
  trabajos.wake()
  return deshechas
}
