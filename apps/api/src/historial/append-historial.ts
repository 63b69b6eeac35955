import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { insertRows } from '../platform/db/insert-rows.ts'
import type { Tx } from '../platform/db/queryable.ts'
import { atCommit } from '../platform/db/transact.ts'
import { historial, historialCabeza } from './historial-table.ts'
import { type ImponiblesDelCambio, writeImponibles } from './write-imponibles.ts'

export interface Actor {
  readonly dni: string
  readonly abogado: string
  readonly origen: 'web' | 'cli' | 'sistema'
}

export const SISTEMA: Actor = { dni: '', abogado: '', origen: 'sistema' }

export interface Cambio {
  readonly momento: Date
  readonly actor: Actor
  readonly operacion: string
  readonly entidad: string
  readonly entidadId: string
  readonly descripcion: string
  readonly inmueble?: string
  readonly recurso?: string
  /**
   * Properties or businesses that the change affects, apart from `inmueble`. A search of the audit history by any of
   * them finds this row. When `entidadId` is a batch, an agreement or a letter and there is no `inmueble`, do not
   * list its properties here. The search finds them through the batch, the agreement or the letter.
   */
  readonly imponibles?: ImponiblesDelCambio
  readonly antes?: unknown
  readonly despues?: unknown
}

type Fila = typeof historial.$inferSelect

/**
 * Computes the hash of an audit history row from all its fields and the hash of the previous row. The fields are a JSON
 * array, so that a text moved from one field to the next changes the hash.
 */
export const hashOf = (fila: Omit<Fila, 'hash'>): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        fila.orden,
        fila.momento,
        fila.dni,
        fila.abogado,
        fila.origen,
        fila.operacion,
        fila.entidad,
        fila.entidadId,
        fila.inmueble,
        fila.recurso,
        fila.descripcion,
        fila.antes,
        fila.despues,
        fila.hashAnterior,
      ]),
    )
    .digest('hex')

/**
 * Locks the last hash of the audit history and inserts the new rows. Every other transaction that writes to the history
 * waits until this transaction ends.
 */
const writeCambios = async (tx: Tx, cambios: readonly Cambio[]): Promise<void> => {
  const [cabeza] = await tx
    .select()
    .from(historialCabeza)
    .where(eq(historialCabeza.id, 1))
    .for('update')
  if (cabeza === undefined) throw new Error('Falta la cabeza del historial')
  let { orden, hash } = cabeza
  const filas = cambios.map((cambio) => {
    const fila = {
      orden: orden + 1,
      momento: cambio.momento.toISOString(),
      dni: cambio.actor.dni,
      abogado: cambio.actor.abogado,
      origen: cambio.actor.origen,
      operacion: cambio.operacion,
      entidad: cambio.entidad,
      entidadId: cambio.entidadId,
      inmueble: cambio.inmueble ?? '',
      recurso: cambio.recurso ?? '',
      descripcion: cambio.descripcion,
      antes: JSON.stringify(cambio.antes ?? null),
      despues: JSON.stringify(cambio.despues ?? null),
      hashAnterior: hash,
    }
    orden = fila.orden
    hash = hashOf(fila)
    return { ...fila, hash }
  })
  await insertRows(tx, historial, filas)
  await writeImponibles(
    tx,
    filas.map((fila, i) => ({ ...fila, imponibles: cambios[i]?.imponibles })),
  )
  await tx.update(historialCabeza).set({ orden, hash }).where(eq(historialCabeza.id, 1))
}

const pendientes = new WeakMap<Tx, Cambio[]>()

/**
 * Adds changes to the audit history, in the transaction that makes the changes. The rows are inserted just before the
 * commit, so that the last hash is locked for a short time (R25).
 */
export const appendCambios = async (tx: Tx, cambios: readonly Cambio[]): Promise<void> => {
  const pending = pendientes.get(tx)
  if (pending !== undefined) {
    for (const cambio of cambios) pending.push(cambio)
    return
  }
  const nuevos = [...cambios]
  pendientes.set(tx, nuevos)
  await atCommit(tx, () => {
    pendientes.delete(tx)
    return writeCambios(tx, nuevos)
  })
}

export const appendHistorial = (tx: Tx, cambio: Cambio): Promise<void> =>
  appendCambios(tx, [cambio])
